import { expect, test } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { type Deadline, deadlinesOf } from '#core/claim-clock/deadlines.ts';
import { dayOf } from '#core/lib/civil-day.ts';
import { countIn, dayInWords, laterIn, leadOf, nonBreakingDates, statusText } from './date-text.ts';

const day = (text: string) => dayOf(text) ?? (Number.NaN as never);

test.each([
  ['en', 'Not before', '2026-12-01', '50 days left'],
  ['en', 'Not before', '2027-01-20', 'Today'],
  [
    'en',
    'Not before',
    '2027-01-21',
    'The waiting period after your notice is over. A lawyer can tell you what comes next.',
  ],
  ['es', 'No antes del', '2027-01-21', 'Ya pasó la espera después del aviso. Un abogado le dice qué sigue.'],
] as const)('the first day for a suit is not a last day: %s, %s, on %s', (language, lead, today, standing) => {
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
  expect(statusText(first, day(today), words, localeIn(language))).toBe(standing);
});

/** A deadline with two readings, the 10th and the 20th. */
const dateOf = (who: Deadline['who']): Deadline => ({
  rule: 'acknowledge',
  who,
  from: { trigger: 'notice', day: day('2026-11-20') },
  ask: day('2026-12-10'),
  latest: day('2026-12-20'),
  reasons: [],
  optional: [],
  dispute: false,
  opens: false,
  surplus: false,
});

const { clock } = languages.en.claim;
const passed = 'This date has passed.';
const yours = 'This date has passed. Ask the company or a lawyer what that means for you.';
const call = 'The last date has passed. Call the state’s Help Line: 800-252-3439';
const contractor =
  'The last date has passed. Ask the contractor, or complain to the state licensing department (TDLR).';
const asked = 'Latest date, by another way of counting: Sunday, December 20, 2026';

test.each([
  ['insurer', 'Ask if you haven’t heard by', asked, 'Ask today whether it’s done', call],
  ['association', 'Ask if you haven’t heard by', asked, 'Ask today whether it’s done', call],
  ['mold-contractor', 'Ask if you haven’t heard by', asked, 'Ask today whether it’s done', contractor],
  ['you', 'Do this by', 'Counted another way, it’s Sunday, December 20, 2026. Don’t wait for that.', yours, yours],
  ['policy', 'Starts', asked, passed, passed],
] as const)('the text of a deadline depends on who must act: %s', (who, lead, later, between, after) => {
  const date = dateOf(who);
  const standing = (today: string) => statusText(date, day(today), clock, localeIn('en'));
  expect([leadOf(date, clock), laterIn(date, clock, localeIn('en'))]).toEqual([lead, later]);
  expect([standing('2026-12-08'), standing('2026-12-09'), standing('2026-12-10')]).toEqual([
    '2 days left',
    '1 day left',
    'Today',
  ]);
  expect([standing('2026-12-11'), standing('2026-12-20'), standing('2026-12-21')]).toEqual([between, between, after]);
});

test('a deadline with one reading has no later one', () => {
  expect(laterIn({ ...dateOf('insurer'), latest: day('2026-12-10') }, clock, localeIn('en'))).toBeNull();
});

test.each([
  ['en', 'Tuesday, December\u00a015,\u00a02026'],
  ['es', 'martes 15\u00a0de\u00a0diciembre\u00a0de\u00a02026'],
] as const)('a date has non-breaking spaces: %s', (language, written) => {
  expect(dayInWords(day('2026-12-15'), nonBreakingDates(localeIn(language)))).toBe(written);
});

test.each([
  [false, 'acknowledge', '15 days from written notice.'],
  [true, 'acknowledge', 'Surplus lines: 30 business days from written notice.'],
  [true, 'decide', '15 business days after the company has everything it asked for.'],
] as const)('surplus lines %s: how %s is counted', (surplus, rule, expected) => {
  expect(countIn({ ...dateOf('insurer'), rule, surplus }, clock)).toBe(expected);
});
