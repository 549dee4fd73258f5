import { describe, expect, test } from 'vitest';
import { dateOfMoment, hoursBetween, minutesOf } from './wall-clock.ts';

describe('minutes of a moment', () => {
  test.each([
    ['the first', '1970-01-01T00:00', 0],
    ['an hour and two minutes on the second day', '1970-01-02T01:02', 1440 + 60 + 2],
    ['a minute before the first', '1969-12-31T23:59', -1],
    ['the last minute of a day', '1970-01-01T23:59', 1439],
    ['none of an hour 24', '1970-01-01T24:00', null],
    ['none of a minute 60', '1970-01-01T10:60', null],
    ['none of a day that no calendar has', '2026-02-30T10:00', null],
    ['none of a date without a time', '2026-02-20', null],
    ['none of a time with seconds', '2026-02-20T10:00:00', null],
    ['none of a moment with something before it', ' 2026-02-20T10:00', null],
    ['none of nothing', '', null],
  ])('%s', (_what, moment, minutes) => expect(minutesOf(moment)).toBe(minutes));
});

test.each([
  ['a later moment', '2026-11-01T10:15', 24.25],
  ['an earlier one', '2026-10-31T09:30', -0.5],
  ['the same', '2026-10-31T10:00', 0],
  ['what is no moment', 'soon', Number.NaN],
])('hours to %s', (_what, to, hours) => expect(hoursBetween('2026-10-31T10:00', to)).toBe(hours));

test('hours from what is no moment are no number', () => {
  expect(hoursBetween('', '2026-10-31T10:00')).toBeNaN();
});

test('the date of a moment can be counted, whatever its time', () => {
  expect(dateOfMoment('1970-01-03T25:99')).toBe(2);
  expect(dateOfMoment('soon')).toBeNull();
});
