import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeButton, showNoticeBar } from './notice-bar.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="#main">Skip</a><main id="main"></main>';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a notice follows the skip link and is announced politely', () => {
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

test('a safety notice is announced at once; styles are added once', async () => {
  vi.resetModules();
  const { showNoticeBar: raise } = await import('./notice-bar.ts');
  const before = document.adoptedStyleSheets.length;
  const first = raise({ words: 'Newer safety advice.', isAlarm: true, parts: [] });
  raise({ words: 'Once more.', isAlarm: true, parts: [] });
  expect(first.querySelector('[role=alert]')?.textContent).toBe('Newer safety advice.');
  expect(first.classList.contains('raised-alarm')).toBe(true);
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
});

test('without a skip link it is the first element', () => {
  document.body.innerHTML = '<main></main>';
  const bar = showNoticeBar({ words: 'Words', isAlarm: false, parts: [] });
  expect(document.body.firstChild).toBe(bar);
});
