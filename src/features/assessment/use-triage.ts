import { useEffect } from 'react';
import type { Language } from '#content/i18n/languages.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import type { Triage } from '#core/triage/triage.ts';
import { type Engine, loadEngine } from './load-engine.ts';

/** What the rules read in a text, and the language in which it is answered. */
interface Read {
  readonly rules: Triage;
  readonly language: Language;
}

/** The text that was read last, before any question about it was answered. */
let last: (Read & { readonly engine: Engine; readonly text: string; readonly page: Language }) | undefined;

/**
 * A text is answered in its own language where the page has words of it, as an English one has of Spanish, else in the page's;
 * so is a text that cannot be told apart.
 */
export function triageOf(engine: Engine, text: string, page: Language, answers: readonly AnswerId[]): Read {
  if (answers.length > 0) return read(engine, text, page, answers);
  if (last?.engine !== engine || last.text !== text || last.page !== page)
    last = { engine, text, page, ...read(engine, text, page, answers) };
  return last;
}

function read(engine: Engine, text: string, page: Language, answers: readonly AnswerId[]): Read {
  const vote = engine.suspectedDangers(text);
  const rules = engine.triage(text, { answers, vote });
  const own = rules.reading.language;
  if (own && (own === page || own in engine.words.others)) return { rules, language: own };
  return { rules: engine.triage(text, { answers, vote, language: page }), language: page };
}

/** So long the keys rest before the text is read. */
const restMs = 250;

/**
 * Reads the text while its writer rests, so that a press finds it read: a long one costs a slow phone half of the time that
 * an answer may take.
 */
export function useReading(written: string, page: Language, languages: readonly string[]): void {
  const text = written.trim();
  useEffect(() => {
    if (text === '') return;
    const resting = setTimeout(() => {
      loadEngine(languages)
        .then(
          // A text that is read before the classifier came would miss its vote.
          (engine) => engine.loadClassifier().finally(() => triageOf(engine, text, page, [])),
        )
        // Without a line the press reads what it can.
        .catch(() => {});
    }, restMs);
    return () => clearTimeout(resting);
  }, [text, page, languages]);
}
