import { beforeEach, expect, test, vi } from 'vitest';
import { keep } from '#content/en/labels/keep.ts';
import { pageMessagesId } from '../../../frame/read-page-messages.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = `<main><input></main>
    <script type="application/json" id="${pageMessagesId}">${JSON.stringify({ bar: { newer: keep.bar } })}</script>`;
});

test.each([
  ['is shown anew for newer words of danger', false, 1],
  ['in which somebody typed is not: it says so', true, 0],
])('a page %s', async (_what, isTyped, times) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const { takeIn } = await import('./news.ts');
  if (isTyped) document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  takeIn({ hasNewerWords: true });
  expect(reload).toHaveBeenCalledTimes(times);
  if (isTyped)
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(keep.bar.danger));
});

test('it comes anew once, whatever the line does', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const { takeIn } = await import('./news.ts');
  takeIn({ hasNewerWords: true });
  takeIn({ hasNewerWords: true });
  expect(reload).toHaveBeenCalledTimes(1);
});
