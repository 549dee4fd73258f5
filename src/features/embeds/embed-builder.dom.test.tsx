import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { EmbedsPage } from './EmbedsPage.tsx';
import { embedsIn } from './tools.ts';

const one = <Part extends Element>(selector: string) => document.querySelector(selector) as Part;
const code = () => one<HTMLTextAreaElement>('#code').value;
const own = () => one<HTMLInputElement>('[name=own]');
const status = () => one('[data-shows-embeds] [role=status]').textContent;
const shown = () => document.querySelector('[data-shown] iframe');
const press = (what: string) => one<HTMLElement>(`[data-do=${what}]`).click();
const change = (field: Element) => field.dispatchEvent(new Event('input', { bubbles: true }));
const embeds = embedsIn('en');
const words = messagesIn('en').found.embeds;

function choose(path: string) {
  const tool = one<HTMLSelectElement>('#tool');
  tool.value = path;
  change(tool);
}

function chooseColors(wanted: boolean) {
  own().checked = wanted;
  change(own());
}

beforeAll(async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <InLanguage language="en" show={EmbedsPage} with={{ origin: 'https://built.example' }} />,
  );
  await import('./embed-builder.ts');
});

test('the code has the current origin, not that of the build', () => {
  expect(code()).toContain(`src="${location.origin}${embeds[0]?.path}"`);
  expect(code()).not.toContain('built.example');
});

test.each(embeds.map(({ path, page }) => [path, page.title]))('choosing %s updates the code', (path, title) => {
  choose(path);
  expect(code()).toContain(`src="${location.origin}${path}" title="${title.replaceAll('&', '&amp;')}"`);
  expect(code()).toContain(`<script async src="${location.origin}/embed.js"></script>`);
});

test('colors are added to the URL when enabled and removed when disabled', () => {
  choose(embeds[0]?.path ?? '');
  chooseColors(true);
  expect(one<HTMLFieldSetElement>('fieldset').disabled).toBe(false);
  expect(code()).toContain('?accent=0a5a66&amp;paper=ffffff&amp;ink=14222b"');
  one<HTMLInputElement>('[name=accent]').value = '#112233';
  change(one('[name=accent]'));
  expect(code()).toContain('?accent=112233&amp;paper=');
  chooseColors(false);
  expect([code().includes('accent='), one<HTMLFieldSetElement>('fieldset').disabled]).toEqual([false, true]);
});

test('the preview opens on request and follows the choice', () => {
  expect(shown()).toBeNull();
  press('show');
  expect([shown()?.getAttribute('src'), shown()?.getAttribute('title')]).toEqual([
    embeds[0]?.path,
    embeds[0]?.page.title,
  ]);
  choose(embeds[1]?.path ?? '');
  expect(shown()?.getAttribute('src')).toBe(embeds[1]?.path);
  const frame = shown();
  change(one('#tool'));
  expect(shown()).toBe(frame);
});

test.each([
  ['copied', () => Promise.resolve(), words.copied],
  ['selected where the browser refuses', () => Promise.reject(new Error('no')), words.byHand],
])('the code is %s, and the next change clears the status', async (_how, writeText, said) => {
  const wrote = vi.fn(writeText);
  vi.stubGlobal('navigator', { clipboard: { writeText: wrote } });
  press('copy');
  await expect.poll(status).toBe(said);
  expect(wrote).toHaveBeenCalledWith(code());
  change(one('#tool'));
  expect(status()).toBe('');
  vi.unstubAllGlobals();
});
