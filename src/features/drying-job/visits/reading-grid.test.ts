import { expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import { headsOf, statusText, toGoalText } from './ReadingGrid.tsx';

const words = { ...dryingJobIn.en, letterhead: '', insurersAt: '', calculatorsAt: {} as never };
const said = (verdict: PointFigures['verdict'], value: number | null, aboveGoal: number | null): PointFigures => {
  const none = { progressPercent: null, comparedWith: null, changePer24h: null, rebounded: false };
  return { pointId: 'a', goal: 10, value, aboveGoal, verdict, ...none };
};
const wet = said('drying', 11.5, 1.5);
const dry = said('dry', 9.5, -0.5);
const unread = said('not-read', null, null);
const torn = said('removed', null, null);
const noGoal = said('no-goal', 12, null);

test.each<[string, readonly (PointFigures | null)[], PointFigures | null, string]>([
  ['what was never read', [null, unread], null, ''],
  ['the last reading', [dry, wet], wet, '+1.5'],
  ['a visit that did not read the point says nothing new', [wet, unread], wet, '+1.5'],
  ['a dry point', [wet, dry], dry, 'dry'],
  ['a point that was torn out', [wet, torn, null], torn, 'torn out'],
  ['a point without a goal', [noGoal], noGoal, 'no goal yet'],
])('to the goal, %s', (_what, row, standing, text) => {
  expect(statusText(row)).toBe(standing);
  expect(toGoalText(row, words, localeIn('en'))).toBe(text);
});

test.each<[Language, readonly string[], readonly string[]]>([
  ['en', ['2026-11-21T16:00', '2026-11-22T09:30'], ['Nov 21', 'Nov 22']],
  ['en', ['2026-11-21T08:00', '2026-11-21T16:00', '2026-11-22T09:30'], ['Nov 21 8:00 AM', 'Nov 21 4:00 PM', 'Nov 22']],
  ['es', ['2026-11-21T16:00', '2026-11-22T09:30'], ['21 nov', '22 nov']],
])('visits are headed by their day, in %s', (language, moments, heads) => {
  const plain = headsOf(moments, localeIn(language)).map((head) => head.replace(/\s/g, ' '));
  expect(plain).toEqual(heads);
});
