import { expect, test } from 'vitest';
import { languages, localeIn } from '#content/languages.ts';
import { dayOf } from '#core/basis/days/civil-day.ts';
import { deadlinesOf } from '#core/claim/claim-clock/counting/clock.ts';
import { dayInWords, leadOf, standingIn, withWholeDates } from './date-words.ts';

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

test.each([
  ['en', 'Tuesday, December\u00a015,\u00a02026'],
  ['es', 'martes, 15\u00a0de\u00a0diciembre\u00a0de\u00a02026'],
] as const)('a date is not broken at the end of a line: %s', (language, written) => {
  expect(dayInWords(day('2026-12-15'), withWholeDates(localeIn(language)))).toBe(written);
});
