// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { blankJob } from '#core/drying-job/record/record.ts';
import { render } from '../../../lib/testing/page.ts';
import { until } from '../../../lib/testing/wait-until.ts';
import { fakeWorkers } from '../../../lib/worker/test-worker.ts';
import type { Task } from '../../records/worker.ts';
import type { SectionProps } from '../JobSection.tsx';
import { ReportButtons } from './ExportPanel.tsx';

const messages = dryingJobIn.en;

test('creating a report keeps the focus, happens once, and shows name and size', async () => {
  const threads = fakeWorkers<Extract<Task, { task: 'report' }>, File>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const props = { record: blankJob('a'), messages, locale: localeIn('en'), name: 'job' } as unknown as SectionProps;
  await render(<ReportButtons {...props} name="job" />);
  const buttons = [...document.querySelectorAll('button')];
  buttons[0]?.focus();
  for (const button of [buttons[0], buttons[0], buttons[1]]) await act(async () => button?.click());
  await until(() => expect(threads.asked.map(({ given }) => given.name)).toEqual(['job.pdf']));
  expect(buttons.map((each) => [each.disabled, each.getAttribute('aria-disabled')])).toEqual(
    buttons.map(() => [false, 'true']),
  );
  await act(async () => threads.finish(new File(['x'.repeat(48_000)], 'job.pdf')));
  expect(threads.asked).toHaveLength(1);
  expect(threads.terminated).toBe(1);
  expect(document.activeElement).toBe(buttons[0]);
  expect(document.body.textContent).toContain('The file is ready: job.pdf, 48 kB.');
});
