// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveForm } from './leave-form.ts';

const form = '<button id="line"></button><div id="form"><input id="field"><button id="delete"></button></div>';

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each<[string, string, boolean, string]>([
  ['a row that stays keeps the focus at its line', `<ol><li>${form}</li></ol><button id="add">`, true, 'line'],
  [
    'a row that goes gives it to the next row',
    `<ol><li>${form}</li><li><button id="next"></li></ol><button id="add">`,
    false,
    'next',
  ],
  ['the last row gives it to the button that adds one', `<ol><li>${form}</li></ol><button id="add">`, false, 'add'],
  ['what has nothing after it gives it to the title', `<button id="before"></button>${form}`, false, 'title'],
  ['a part before has no say', `${form}</section><section><button id="other">`, false, 'title'],
])('%s', (_what, rest, hasLine, id) => {
  document.body.innerHTML = `<section><h2 tabindex="-1" id="title"></h2>${rest}</section>`;
  const scrolls = vi.spyOn(HTMLElement.prototype, 'focus');
  leaveForm(document.querySelector<HTMLElement>('#form'), hasLine);
  expect(document.activeElement?.id).toBe(id);
  // A heading above is scrolled to at once.
  const isAfter = id === 'next' || id === 'add';
  expect(scrolls.mock.lastCall).toEqual(isAfter ? [{ preventScroll: true }] : []);
  scrolls.mockRestore();
});

test('the next control is scrolled into view after the form is removed', async () => {
  document.body.innerHTML = `<section><ol><li id="row">${form}</li></ol><button id="add"></button></section>`;
  const add = document.querySelector('#add') as HTMLElement;
  const shown = Promise.withResolvers<boolean>();
  add.scrollIntoView = () => shown.resolve(document.querySelector('#form') === null);
  leaveForm(document.querySelector<HTMLElement>('#form'), false);
  document.querySelector('#row')?.remove();
  expect(await shown.promise).toBe(true);
});
