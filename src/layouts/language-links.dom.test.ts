import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '../lib/testing/wait-until.ts';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const press = (how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  link().dispatchEvent(event);
  return event;
};

// The script fails to load.
vi.mock('./language-switch.ts', () => {
  throw new TypeError('Failed to fetch');
});

/** The page without a connection. */
async function open(language = 'en-US') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  document.body.innerHTML = '<a href="#es" lang="es" data-twin="También en español">Español</a>';
  vi.resetModules();
  await import('./language-links.ts');
}

beforeEach(() => {
  window.history.replaceState(null, '', '/guides');
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['es-MX', '', 'También en español'],
  ['en-US', '', 'Español'],
  ['es-MX', 'en 1764115200000', 'Español'],
])('a browser in %s that chose "%s" reads "%s"', async (language, chosen, words) => {
  if (chosen) localStorage.setItem('language', chosen);
  await open(language);
  expect(link().textContent).toBe(words);
  expect(link().lang).toBe('es');
});

test('follows the link when the script fails to load', async () => {
  await open();
  expect(press().defaultPrevented).toBe(true);
  await until(() => expect(window.location.hash).toBe('#es'));
});

test.each([['ctrlKey'], ['metaKey'], ['shiftKey']])('with %s it is a plain link, for another tab', async (key) => {
  await open();
  expect(press({ [key]: true }).defaultPrevented).toBe(false);
});

test('works without storage', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  await open();
  expect(press().defaultPrevented).toBe(true);
  storage.mockRestore();
});
