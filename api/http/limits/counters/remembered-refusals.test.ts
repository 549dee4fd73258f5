import { expect, test } from 'vitest';
import { rememberRefusals } from './remembered-refusals.ts';

/** What is remembered, by a clock that is set by hand. */
function remembering() {
  const clock = { now: 0 };
  return { clock, refusals: rememberRefusals(() => clock.now) };
}

test('a refusal is believed for a second, and its wait grows shorter', () => {
  const { clock, refusals } = remembering();
  refusals.remember('a', 60_000);
  expect(refusals.waitOf(['a'])).toBe(60_000);
  clock.now = 999;
  expect(refusals.waitOf(['a'])).toBe(59_001);
  clock.now = 1000;
  expect(refusals.waitOf(['a'])).toBeUndefined();
});

test('none is believed beyond its window, though an older one still is', () => {
  const { clock, refusals } = remembering();
  refusals.remember('a', 60_000);
  refusals.remember('b', 100);
  clock.now = 99;
  expect(refusals.waitOf(['b'])).toBe(1);
  clock.now = 100;
  expect(refusals.waitOf(['b'])).toBeUndefined();
  clock.now = 150;
  expect(refusals.waitOf(['b'])).toBeUndefined();
  expect(refusals.waitOf(['b', 'a'])).toBe(59_850);
});

test('of several keys the first that was refused tells the wait', () => {
  const { refusals } = remembering();
  refusals.remember('b', 2000);
  refusals.remember('c', 1000);
  expect(refusals.waitOf(['a', 'b', 'c'])).toBe(2000);
  refusals.forget(['a', 'b']);
  expect(refusals.waitOf(['a', 'b', 'c'])).toBe(1000);
  expect(refusals.waitOf([])).toBeUndefined();
});

test('one that is remembered again keeps no older one in memory', () => {
  const { clock, refusals } = remembering();
  refusals.remember('a', 60_000);
  refusals.remember('b', 60_000);
  clock.now = 500;
  refusals.remember('a', 59_500);
  clock.now = 1000;
  refusals.waitOf([]);
  // Put back, the clock shows what is left: by then nobody would be told of it.
  clock.now = 999;
  expect(refusals.waitOf(['b'])).toBeUndefined();
  expect(refusals.waitOf(['a'])).toBe(59_001);
});
