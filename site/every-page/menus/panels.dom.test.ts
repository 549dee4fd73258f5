import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const menus =
  '<ul><li><a href="/guides">Guides, drawn</a></li></ul><ul><li><a href="/calculators">Tools, drawn</a></li></ul>';

/** The line of a browser of a test: it answers once the page has asked. */
class Line extends EventTarget {
  static asked: string[] = [];
  static status = 200;
  responseType = '';
  status = 0;
  responseXML: { readonly documentElement: HTMLElement } | undefined;
  open(method: string, address: string) {
    Line.asked.push(`${method} ${address}`);
  }
  send() {
    this.status = Line.status;
    const documentElement = document.createElement('menus');
    documentElement.innerHTML = menus;
    this.responseXML = { documentElement };
    this.dispatchEvent(new Event('load'));
  }
}

async function near(status = 200) {
  Line.status = status;
  vi.resetModules();
  await import('./panels.ts');
}

const links = () => [...document.querySelectorAll('details a')].map(({ textContent }) => textContent);

beforeEach(() => {
  Line.asked = [];
  vi.stubGlobal('XMLHttpRequest', Line);
  document.documentElement.lang = 'es-US';
  document.body.innerHTML = ['/guides', '/calculators']
    .map((to) => `<details data-menu="group"><ul><li><a href="${to}">${to}</a></li></ul></details>`)
    .join('');
});
afterEach(() => vi.unstubAllGlobals());

test('the menus are filled in their order, in the language of the page', async () => {
  await near();
  expect(Line.asked).toEqual(['GET /menus/es.xml']);
  expect(links()).toEqual(['Guides, drawn', 'Tools, drawn']);
});

test('a menu in whose links somebody stands keeps them', async () => {
  document.querySelector('a')?.focus();
  await near();
  expect(links()).toEqual(['/guides', 'Tools, drawn']);
});

test('the page that is shown is marked', async () => {
  history.replaceState(null, '', '/calculators');
  await near();
  const marked = document.querySelector('[aria-current="page"]');
  expect(marked?.textContent).toBe('Tools, drawn');
});

test('without an answer the menus keep their links', async () => {
  await near(503);
  expect(links()).toEqual(['/guides', '/calculators']);
});
