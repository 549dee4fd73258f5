import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeButton, showNoticeBar } from './notice-bar.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="#main">Skip</a><main id="main"></main>';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a bar stands behind the link that skips to the text, and is read out in its turn', () => {
  const pressed = vi.fn();
  const bar = showNoticeBar({
    words: 'There is a newer version.',
    isAlarm: false,
    parts: [noticeButton('Show it', pressed)],
  });
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['A', 'SECTION', 'MAIN']);
  expect(bar.getAttribute('aria-label')).toBe('There is a newer version.');
  expect(bar.querySelector('[role=status]')?.textContent).toBe('There is a newer version.');
  bar.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('where safety is in it, it is read out at once; the page is dressed for it once', async () => {
  vi.resetModules();
  const { showNoticeBar: raise } = await import('./notice-bar.ts');
  const before = document.adoptedStyleSheets.length;
  const first = raise({ words: 'Newer safety advice.', isAlarm: true, parts: [] });
  raise({ words: 'Once more.', isAlarm: true, parts: [] });
  expect(first.querySelector('[role=alert]')?.textContent).toBe('Newer safety advice.');
  expect(first.classList.contains('raised-alarm')).toBe(true);
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
});

test('a page without that link has it at its head', () => {
  document.body.innerHTML = '<main></main>';
  const bar = showNoticeBar({ words: 'Words', isAlarm: false, parts: [] });
  expect(document.body.firstChild).toBe(bar);
});
