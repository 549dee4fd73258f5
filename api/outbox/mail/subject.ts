import type { Language } from '#content/languages.ts';
import type { CountRow, Millis, QuestionRow } from '../../store/schema.ts';
import type { MarkTokens } from '../../store/tables/links.ts';

/** What a message is about, as the store has it at the time of sending. Absent when it was erased or is out of date. */
export interface MailSubject {
  readonly question?: QuestionRow | undefined;
  /** Its pictures, and how many there are, when they are too many tries old to go along. */
  readonly photos?: readonly Uint8Array[];
  readonly photoCount?: number;
  /** Tokens of the links that mark the question. */
  readonly marks?: MarkTokens;
  /** All open questions, for the list of a day, and the time at which it leaves. */
  readonly open?: readonly QuestionRow[];
  readonly now?: Millis;
  /** What was counted the day before. */
  readonly counts?: readonly CountRow[];
  /** Token of the message's link. */
  readonly token?: string | undefined;
  /** Of the form by which a subscriber asked. */
  readonly language?: Language | undefined;
}
