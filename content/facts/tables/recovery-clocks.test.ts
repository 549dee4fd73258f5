import { expect, test } from 'vitest';
import { facts } from '../all-facts.ts';
import { theirClocks, yourClocks } from './recovery-clocks.ts';

test.each([...theirClocks, ...yourClocks])('the days of $duty stand in its fact, which is confirmed', (clock) => {
  expect(facts[clock.fact].says).toMatch(new RegExp(`\\b${clock.days}(th)? (calendar |business )?day`));
  expect(facts[clock.fact].status).not.toBe('C');
});
