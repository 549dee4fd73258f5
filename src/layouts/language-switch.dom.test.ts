import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareLink, restorePosition } from './language-switch.ts';

/** A paragraph of the page, so far from the top of the screen. */
function block(top: number): string {
  return `<p data-top="${top}">words</p>`;
}

const link = () => document.querySelector('a.x') as HTMLAnchorElement;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = `<a href="/es/guias" lang="es" class="x" data-twin="También en español">Español</a><main>${block(-90)}${block(-10)}${block(50)}</main>`;
  window.history.replaceState(null, '', '/guides?q=mold#dry');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = Number(this.dataset.top ?? 0);
    return { top, bottom: top + 30 } as DOMRect;
  });
});

describe('changing the language', () => {
  test('keeps query and anchor, and stores position and choice', () => {
    vi.stubGlobal('scrollY', 400);
    prepareLink(link());
    expect(link().href).toMatch(/\/es\/guias\?q=mold#dry$/);
    expect(sessionStorage.getItem('twin')).toBe('1 -10');
    expect(localStorage.getItem('language')).toMatch(/^es \d+$/);
  });

  test('passes calculator fields, and no position at the top of a page', () => {
    vi.stubGlobal('scrollY', 0);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-tool="calculator"><form><input name="length" value="12"><input name="width" value=""></form></div>',
    );
    prepareLink(link());
    expect(new URL(link().href).search).toBe('?length=12');
    expect(sessionStorage.getItem('twin')).toBeNull();
  });

  test('restores the position once', () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollBy', scroll);
    sessionStorage.setItem('twin', '2 20');
    restorePosition();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 30, behavior: 'instant' });
    expect(sessionStorage.getItem('twin')).toBeNull();
    restorePosition();
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});
