import type { Language } from '#core/hazards/words/language.ts';
import { type ClaimClockWords, claimClock as englishClock } from './en/claim/claim-clock.ts';
import { lossRecord as englishRecord, type LossRecordWords } from './en/claim/loss-record.ts';
import { claimClock as spanishClock } from './es/claim/claim-clock.ts';
import { lossRecord as spanishRecord } from './es/claim/loss-record.ts';

/** Words of the claim clock, in every language. */
export const claimClockIn: Readonly<Record<Language, ClaimClockWords>> = { en: englishClock, es: spanishClock };

/** Words of the loss record, in every language. */
export const lossRecordIn: Readonly<Record<Language, LossRecordWords>> = { en: englishRecord, es: spanishRecord };
