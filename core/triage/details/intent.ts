import type { TextReading } from '../hazards/text-reading.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';

/**
 * What someone writes for: about a loss that runs, about one that is over, about one that may come, or to ask something.
 * In doubt it runs.
 */
export type Intent = 'loss' | 'past' | 'possible' | 'question';

const sentencesWith = (text: TextReading, list: 'past' | 'finished' | 'now') =>
  new Set(
    text
      .affirmed(allLexicons.intent, list)
      .flatMap((match) => match.map((index) => text.reader.tokens[index]?.sentence ?? -1)),
  );

/**
 * Whether the dangers of a text are over and mended, or only thought of: a game, a lesson, a plan. Any sign that a danger is here
 * now says no, and so does a danger in a sentence of its own that says nothing of the past.
 * @param dangers the sentences that name one
 */
export function elsewhereIn(text: TextReading, dangers: readonly number[]): 'past' | 'possible' | null {
  const { intent } = allLexicons;
  if (text.says(intent, 'present')) return null;
  if (text.all(intent, 'unreal').length > 0) return 'possible';
  const [past, finished] = [sentencesWith(text, 'past'), sentencesWith(text, 'finished')];
  const isOver = (sentence: number) => past.has(sentence) || finished.has(sentence);
  return past.size > 0 && finished.size > 0 && dangers.every(isOver) ? 'past' : null;
}

/** Whether the whole text is about the past, a possible loss or a question. Any sign of a loss that runs wins. */
export function intentOf(
  text: TextReading,
  { danger, wet }: { readonly danger: boolean; readonly wet: boolean },
): Intent {
  const { intent } = allLexicons;
  const running = text.says(intent, 'now');
  if (danger) return 'loss';
  if (text.says(intent, 'hypothetical') && !running) return 'possible';
  if (text.says(intent, 'past') && text.says(intent, 'finished') && !running) return 'past';
  if (wet || running) return 'loss';
  const asks = text.all(intent, 'question').length > 0 || text.all(intent, 'greeting').length > 0;
  return asks ? 'question' : 'loss';
}

/** The sentences that tell of a loss which is over, such as "a backup in 2015, all cleaned". */
export function pastSentences(text: TextReading): ReadonlySet<number> {
  const finished = sentencesWith(text, 'finished');
  const now = sentencesWith(text, 'now');
  return new Set([...sentencesWith(text, 'past')].filter((sentence) => finished.has(sentence) && !now.has(sentence)));
}
