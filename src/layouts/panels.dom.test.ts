import { beforeEach, expect, test, vi } from 'vitest';

const menus =
  '<template data-panels><ul><li><a href="/guides">Guides, drawn</a></li></ul><ul><li><a href="/calculators">Tools, drawn</a></li></ul></template>';

async function near() {
  vi.resetModules();
  await import('./panels.ts');
}

const links = () => [...document.querySelectorAll('details a')].map(({ textContent }) => textContent);

beforeEach(() => {
  const groups = ['/guides', '/calculators'].map(
    (to) => `<details data-menu="group"><ul><li><a href="${to}">${to}</a></li></ul></details>`,
  );
  document.body.innerHTML = groups.join('') + menus;
});

test('fills the menus in order', async () => {
  await near();
  expect(links()).toEqual(['Guides, drawn', 'Tools, drawn']);
});

test('does not replace a menu with focus', async () => {
  document.querySelector('a')?.focus();
  await near();
  expect(links()).toEqual(['/guides', 'Tools, drawn']);
});

test('marks the current page', async () => {
  history.replaceState(null, '', '/calculators');
  await near();
  const marked = document.querySelector('[aria-current="page"]');
  expect(marked?.textContent).toBe('Tools, drawn');
});
