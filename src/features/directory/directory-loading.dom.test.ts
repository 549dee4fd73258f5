import { expect, test, vi } from 'vitest';
import { one, openDirectory, typeSearch } from './test-directory.ts';

const found = () => [...document.querySelectorAll('[data-results] b')].map((name) => name.textContent);

test('without the full search names are found as typed; the next key loads it again', async () => {
  const noLine = vi.fn(() => {
    throw new TypeError('no line');
  });
  vi.doMock('./directory-search.ts', noLine);
  await openDirectory('/insurance-directory');
  typeSearch(' FARM ');
  expect(found()).toContain('State Farm');
  typeSearch('progresive');
  expect([found(), one('[data-empty]').hidden]).toEqual([[], false]);
  await vi.waitFor(() => expect(noLine).toHaveBeenCalled());
  vi.doUnmock('./directory-search.ts');
  vi.resetModules();
  const typeAgain = () => {
    typeSearch('progresive');
    return found()[0];
  };
  await expect.poll(typeAgain, { timeout: 10_000 }).toBe('Progressive');
});
