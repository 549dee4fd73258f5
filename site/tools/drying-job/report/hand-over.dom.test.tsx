// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { localeIn } from '#content/languages.ts';
import { dryingJobIn } from '#content/words/claim-words.ts';
import { blankJob } from '#core/drying-job/kept/record.ts';
import type { PartProps } from '../open/part.ts';
import { HandOver } from './HandOver.tsx';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = dryingJobIn.en;
const making = vi.hoisted(() => ({ asked: [] as string[], finish: (_file: File) => {} }));
vi.mock('../../record/work/hand.ts', () => ({
  takeOnHand: () => ({
    report: ({ name }: { readonly name: string }) => {
      making.asked.push(name);
      return new Promise<File>((resolve) => {
        making.finish = resolve;
      });
    },
    dismiss: () => making.asked.push('dismissed'),
  }),
}));

test('a report that is made takes the focus from no button, is made once, and has its name and size', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  document.body.innerHTML = '<div></div>';
  const props = { record: blankJob('a'), words, locale: localeIn('en'), name: 'job' } as unknown as PartProps;
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<HandOver {...props} name="job" />));
  const buttons = [...document.querySelectorAll('button')];
  buttons[0]?.focus();
  for (const button of [buttons[0], buttons[0], buttons[1]]) await act(async () => button?.click());
  expect(buttons.map((each) => [each.disabled, each.getAttribute('aria-disabled')])).toEqual(
    buttons.map(() => [false, 'true']),
  );
  await act(async () => making.finish(new File(['x'.repeat(48_000)], 'job.pdf')));
  expect(making.asked).toEqual(['job.pdf', 'dismissed']);
  expect(document.activeElement).toBe(buttons[0]);
  expect(document.body.textContent).toContain('The file is ready: job.pdf, 48 kB.');
});
