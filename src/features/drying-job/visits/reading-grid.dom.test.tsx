// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { jobFormOf } from '../form.ts';
import type { PartProps } from '../section-props.ts';
import { ReadingGrid } from './ReadingGrid.tsx';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const read = fromFile(jobs[0].job);
if (!read.ok) throw new Error(read.error);
const given = read.record;
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

async function show(record: JobRecord, language: Language, shown = record.visits.at(-1)?.id ?? '') {
  const words = { ...dryingJobIn[language], letterhead: '', insurersAt: '', calculatorsAt: {} as never };
  const locale = localeIn(language);
  const job = jobOf(record);
  const form = jobFormOf(words, locale);
  const props = { record, job, form, words, locale, derived: derive(job), open: null, setOpen: () => {} };
  await act(async () => root.render(<ReadingGrid {...(props as unknown as PartProps)} shown={shown} />));
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each<[Language, string, string]>([
  ['en', 'The points, visit by visit', 'To goal'],
  ['es', 'Los puntos, visita por visita', 'Hasta la meta'],
])('a row is a point, a column a visit, and the way to the goal stands last: %s', async (language, caption, last) => {
  await show(given, language);
  expect(texts('caption')).toEqual([caption]);
  expect(texts('thead th')).toHaveLength(given.visits.length + 2);
  expect(texts('thead th').at(-1)).toBe(last);
  expect(texts('tbody th')).toHaveLength(given.points.length);
  expect(texts('[aria-current]')).toHaveLength(1);
  const { verdicts } = dryingJobIn[language];
  const cells = texts('tbody tr:first-child td');
  const values = given.readings.filter(({ point }) => point === given.points[0]?.id).map(({ value }) => String(value));
  expect(cells.slice(0, -1).map((cell) => cell?.match(/^[\d.]+/)?.[0])).toEqual(values);
  // A sign to see and a word to hear: color alone says nothing.
  expect(cells.at(-2)).toMatch(new RegExp(`✓, ${verdicts.dry}$`));
  expect(cells.at(-1)).toBe(`${verdicts.dry}✓`);
});

test('the column of the open visit is marked, whichever it is', async () => {
  await show(given, 'en', given.visits[1]?.id);
  const marked = [...document.querySelectorAll('tbody tr:first-child td')].map(
    (cell) => 'open' in (cell as HTMLElement).dataset,
  );
  expect(marked.indexOf(true)).toBe(1);
  expect(texts('[aria-current]')[0]).toContain('Visit 2');
});
