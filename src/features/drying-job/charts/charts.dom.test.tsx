// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { render, unmount } from '../../../lib/testing/page.ts';
import { until } from '../../../lib/testing/wait-until.ts';
import { jobFormOf } from '../form.ts';
import type { SectionProps } from '../JobSection.tsx';
import { Charts, loadAirPath } from './Charts.tsx';

/** Nothing intersects. */
class Far {
  observe() {}
  disconnect() {}
}

const messages = { ...dryingJobIn.en, letterhead: '', insurersAt: '', calculatorsAt: {} as never };
const locale = localeIn('en');
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Far);
  const read = fromFile(jobs[0].job);
  if (!read.ok) throw new Error(read.error);
  const { record } = read;
  const job = jobOf(record);
  const form = jobFormOf(messages, locale);
  const props = { record, job, form, messages, locale, derived: derive(job), open: null, setOpen: () => {} };
  await render(<Charts {...(props as unknown as SectionProps)} />);
  return unmount;
});

const drawings = () => document.querySelectorAll('figure svg[role="group"]').length;

test('printing without scrolling renders every chart, including the air path', async () => {
  expect(drawings()).toBe(0);
  await until(loadAirPath);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawings()).toBe(document.querySelectorAll('figure').length);
  expect(document.querySelector(`svg[aria-label="${messages.charts.path}"]`)?.textContent).toContain('100%');
});

test('charts are numbered, have days below, and end with their last value', () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const captions = [...document.querySelectorAll('figcaption b')].map(({ textContent }) => textContent);
  expect(captions).toEqual(['Fig. 1', 'Fig. 2', 'Fig. 3', 'Fig. 4']);
  const texts = [...document.querySelectorAll('figure svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Aug 10', 'Aug 14', 'Kitchen 51.0', 'Hall']));
});
