import { expect, test } from 'vitest';
import { languages, localeIn } from '#content/languages.ts';
import { dayOf } from '#core/basis/days/civil-day.ts';
import { deadlinesOf } from '#core/claim/claim-clock/counting/clock.ts';
import { leadOf, standingIn } from './date-words.ts';

const day = (text: string) => dayOf(text) ?? (Number.NaN as never);

test.each([
  ['en', 'Not before', '2026-12-01', '50 days left'],
  ['en', 'Not before', '2027-01-20', 'Today'],
  ['en', 'Not before', '2027-01-21', 'The wait after the notice is over. A lawyer says what comes next.'],
  ['es', 'No antes del', '2027-01-21', 'La espera después del aviso ya terminó. Un abogado dice qué sigue.'],
] as const)('the first day for a suit is no last day: %s, %s, on %s', (language, lead, today, standing) => {
  const words = languages[language].claim.clock;
  const [first] = deadlinesOf({
    policy: 'admitted',
    days: { presuitNotice: day('2026-11-20') },
    catastrophe: false,
    arson: false,
    calledOnly: false,
    guesses: [],
  });
  if (!first) throw new Error('no date');
  expect(leadOf(first, words)).toBe(lead);
  expect(standingIn(first, day(today), words, localeIn(language))).toBe(standing);
});
