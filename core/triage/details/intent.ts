import type { TextReading } from '../hazards/text-reading.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';

/**
 * What someone writes for: about a loss that runs, about one that is over, about one that may come, or to ask something.
 * In doubt it runs.
 */
export type Intent = 'loss' | 'past' | 'possible' | 'question';

/** Whether the whole text is about the past, a possible loss or a question. Any sign of a loss that runs wins. */
export function intentOf(text: TextReading, signs: { readonly danger: boolean; readonly wet: boolean }): Intent {
  const { intent } = allLexicons;
  const running = text.says(intent, 'now');
  if (signs.danger) return 'loss';
  if (text.says(intent, 'hypothetical') && !running) return 'possible';
  if (text.says(intent, 'past') && text.says(intent, 'finished') && !running) return 'past';
  if (signs.wet || running) return 'loss';
  const asks = text.all(intent, 'question').length > 0 || text.all(intent, 'greeting').length > 0;
  return asks ? 'question' : 'loss';
}

/** The sentences that tell of a loss which is over, such as "a backup in 2015, all cleaned". */
export function pastSentences(text: TextReading): ReadonlySet<number> {
  const { intent } = allLexicons;
  const sentencesOf = (list: 'past' | 'finished' | 'now') =>
    new Set(
      text.affirmed(intent, list).flatMap((match) => match.map((index) => text.reader.tokens[index]?.sentence ?? -1)),
    );
  const finished = sentencesOf('finished');
  const now = sentencesOf('now');
  return new Set([...sentencesOf('past')].filter((sentence) => finished.has(sentence) && !now.has(sentence)));
}
