// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { render, unmount } from '../../../lib/testing/page.ts';
import { jobFormOf } from '../form.ts';
import type { SectionProps } from '../JobSection.tsx';
import { ReadingGrid, statusText, toGoalText, visitHeads } from './ReadingGrid.tsx';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const read = fromFile(jobs[0].job);
if (!read.ok) throw new Error(read.error);
const given = read.record;

afterEach(unmount);

async function show(record: JobRecord, language: Language, shown = record.visits.at(-1)?.id ?? '') {
  const messages = { ...dryingJobIn[language], letterhead: '', insurersAt: '', calculatorsAt: {} as never };
  const locale = localeIn(language);
  const job = jobOf(record);
  const form = jobFormOf(messages, locale);
  const props = { record, job, form, messages, locale, derived: derive(job), open: null, setOpen: () => {} };
  await render(<ReadingGrid {...(props as unknown as SectionProps)} shown={shown} />);
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each<[Language, string, string]>([
  ['en', 'Points by visit', 'To goal'],
  ['es', 'Los puntos, visita por visita', 'Hasta la meta'],
])(
  'rows are points, columns are visits, and the last column is the distance to the goal: %s',
  async (language, caption, last) => {
    await show(given, language);
    expect(texts('caption')).toEqual([caption]);
    expect(texts('thead th')).toHaveLength(given.visits.length + 2);
    expect(texts('thead th').at(-1)).toBe(last);
    expect(texts('tbody th')).toHaveLength(given.points.length);
    expect(texts('[aria-current]')).toHaveLength(1);
    const { verdicts } = dryingJobIn[language];
    const cells = texts('tbody tr:first-child td');
    const values = given.readings
      .filter(({ point }) => point === given.points[0]?.id)
      .map(({ value }) => String(value));
    expect(cells.slice(0, -1).map((cell) => cell?.match(/^[\d.]+/)?.[0])).toEqual(values);
    // Color alone is not accessible: a sign to see and a word to hear.
    expect(cells.at(-2)).toMatch(new RegExp(`✓, ${verdicts.dry}$`));
    expect(cells.at(-1)).toBe(`${verdicts.dry}✓`);
  },
);

test('the column of the open visit is marked', async () => {
  await show(given, 'en', given.visits[1]?.id);
  const marked = [...document.querySelectorAll('tbody tr:first-child td')].map(
    (cell) => 'open' in (cell as HTMLElement).dataset,
  );
  expect(marked.indexOf(true)).toBe(1);
  expect(texts('[aria-current]')[0]).toContain('Visit 2');
});

const messages = { ...dryingJobIn.en, letterhead: '', insurersAt: '', calculatorsAt: {} as never };
const text = (verdict: PointFigures['verdict'], value: number | null, aboveGoal: number | null): PointFigures => {
  const none = { progressPercent: null, comparedWith: null, changePer24h: null, rebounded: false };
  return { pointId: 'a', goal: 10, value, aboveGoal, verdict, ...none };
};
const wet = text('drying', 11.5, 1.5);
const dry = text('dry', 9.5, -0.5);
const unread = text('not-read', null, null);
const torn = text('removed', null, null);
const noGoal = text('no-goal', 12, null);

test.each<[string, readonly (PointFigures | null)[], PointFigures | null, string]>([
  ['what was never read', [null, unread], null, ''],
  ['the last reading', [dry, wet], wet, '+1.5'],
  ['a visit that did not read the point says nothing new', [wet, unread], wet, '+1.5'],
  ['a dry point', [wet, dry], dry, 'dry'],
  ['a point that was torn out', [wet, torn, null], torn, 'removed'],
  ['a point without a goal', [noGoal], noGoal, 'no goal yet'],
])('distance to the goal of %s', (_what, row, status, text) => {
  expect(statusText(row)).toBe(status);
  expect(toGoalText(row, messages, localeIn('en'))).toBe(text);
});

test.each<[Language, readonly string[], readonly string[]]>([
  ['en', ['2026-11-21T16:00', '2026-11-22T09:30'], ['Nov 21', 'Nov 22']],
  ['en', ['2026-11-21T08:00', '2026-11-21T16:00', '2026-11-22T09:30'], ['Nov 21 8:00 AM', 'Nov 21 4:00 PM', 'Nov 22']],
  ['es', ['2026-11-21T16:00', '2026-11-22T09:30'], ['21 nov', '22 nov']],
])('column headings have the day, and the time if days repeat, in %s', (language, moments, heads) => {
  const plain = visitHeads(moments, localeIn(language)).map((head) => head.replace(/\s/g, ' '));
  expect(plain).toEqual(heads);
});
