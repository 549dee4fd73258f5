import type { Language } from '#core/hazards/words/language.ts';
import { type ClaimClockWords, claimClock as english } from './en/claim/claim-clock.ts';
import { claimClock as spanish } from './es/claim/claim-clock.ts';

/** Words of the claim clock, in every language. */
export const claimClockIn: Readonly<Record<Language, ClaimClockWords>> = { en: english, es: spanish };
