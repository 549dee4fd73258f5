import { expect, test } from 'vitest';
import { facts } from '../all-facts.ts';
import { calendarDays, claimClocks } from './claim-clocks.ts';

test.each(claimClocks)('the days of $duty stand in its facts', ({ days, longer, facts: ids }) => {
  const numbers = ids.flatMap((id) => facts[id].says.match(/\d+/g) ?? []);
  expect(numbers).toContain(String(days));
  if (longer) expect(numbers).toContain(String(longer.days));
});

test.each(claimClocks)('$duty rests on confirmed facts', ({ facts: ids }) => {
  expect(ids.map((id) => facts[id].status)).not.toContain('C');
});

test.each([
  [{ days: 15, kind: 'days' }, 15],
  [{ days: 15, kind: 'businessDays' }, 21],
  [{ days: 5, kind: 'businessDays' }, 7],
] as const)('%j are %d calendar days', (clock, expected) => {
  expect(calendarDays(clock)).toBe(expected);
});
