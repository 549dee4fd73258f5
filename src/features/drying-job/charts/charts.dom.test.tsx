// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { until } from '../../../lib/testing/wait-until.ts';
import { jobFormOf } from '../form.ts';
import type { PartProps } from '../section-props.ts';
import { bringAirPath, Charts } from './Charts.tsx';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Nobody comes near any place. */
class Far {
  observe() {}
  disconnect() {}
}

const words = { ...dryingJobIn.en, letterhead: '', insurersAt: '', calculatorsAt: {} as never };
const locale = localeIn('en');
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Far);
  document.body.innerHTML = '<div></div>';
  const read = fromFile(jobs[0].job);
  if (!read.ok) throw new Error(read.error);
  const { record } = read;
  const job = jobOf(record);
  const form = jobFormOf(words, locale);
  const props = { record, job, form, words, locale, derived: derive(job), open: null, setOpen: () => {} };
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<Charts {...(props as unknown as PartProps)} />));
  return () => act(async () => root.unmount());
});

const drawings = () => document.querySelectorAll('figure svg[role="group"]').length;

test('a page that is printed without having been scrolled has every drawing, the one of the air too', async () => {
  expect(drawings()).toBe(0);
  await until(bringAirPath);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawings()).toBe(document.querySelectorAll('figure').length);
  expect(document.querySelector(`svg[aria-label="${words.charts.path}"]`)?.textContent).toContain('100%');
});

test('drawings are numbered, days stand below, and lines end with their last value', () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const captions = [...document.querySelectorAll('figcaption b')].map(({ textContent }) => textContent);
  expect(captions).toEqual(['Fig. 1', 'Fig. 2', 'Fig. 3', 'Fig. 4']);
  const texts = [...document.querySelectorAll('figure svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Aug 10', 'Aug 14', 'Kitchen 51.0', 'Hall']));
});
