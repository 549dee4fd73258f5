import { useEffect } from 'react';
import type { Language } from '#content/i18n/languages.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import type { Triage } from '#core/triage/triage.ts';
import { compileWhenIdle, type Engine, loadEngine } from './load-engine.ts';

/** The rules' reading of a text, and the language of the answer. */
interface Reading {
  readonly rules: Triage;
  readonly language: Language;
}

/** Cache of the last text without replies. */
let last: (Reading & { readonly engine: Engine; readonly text: string; readonly page: Language }) | undefined;

/**
 * Reads a text with the rules. The answer is in the language of the text if the page has its messages, else in that of the
 * page.
 */
export function cachedTriage(engine: Engine, text: string, page: Language, answers: readonly AnswerId[]): Reading {
  if (answers.length > 0) return read(engine, text, page, answers);
  if (last?.engine !== engine || last.text !== text || last.page !== page)
    last = { engine, text, page, ...read(engine, text, page, answers) };
  return last;
}

function read(engine: Engine, text: string, page: Language, answers: readonly AnswerId[]): Reading {
  const vote = engine.suspectedDangers(text);
  const rules = engine.triage(text, { answers, vote });
  const own = rules.reading.language;
  if (own && (own === page || own in engine.words.others)) return { rules, language: own };
  return { rules: engine.triage(text, { answers, vote, language: page }), language: page };
}

/** Debounce of typing. */
const debounceMs = 250;

/**
 * Reads the text while the visitor pauses typing, so that the answer is ready on submit: a long text is slow on a slow phone.
 */
export function useIdleTriage(input: string, page: Language, languages: readonly string[]): void {
  const text = input.trim();
  useEffect(() => {
    if (text === '') return;
    let isStale = false;
    const timer = setTimeout(() => {
      loadEngine(languages)
        .then(async (engine) => {
          await compileWhenIdle(engine);
          // Waits for the classifier, so that the cached reading has its vote.
          await engine.loadClassifier().catch(() => {});
          if (!isStale) cachedTriage(engine, text, page, []);
        })
        // Submitting loads the rules again.
        .catch(() => {});
    }, debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, page, languages]);
}
