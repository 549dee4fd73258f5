// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localeIn } from '#content/languages.ts';
import { lossRecordIn } from '#content/words/claim-words.ts';
import { blankRecord } from '#core/claim/loss-record/record.ts';
import type { Made, Order } from '../make-file.ts';
import { SendFile } from './SendFile.tsx';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const hand = vi.hoisted(() => ({
  orders: [] as Order[],
  finish: (_made: Made) => {},
  stop: (_why: unknown) => {},
}));
vi.mock('../../../record/work/hand.ts', () => ({
  takeOnHand: () => ({
    make: (order: Order) => {
      hand.orders.push(order);
      return new Promise<Made>((resolve, reject) => Object.assign(hand, { finish: resolve, stop: reject }));
    },
    dismiss: () => hand.stop(new DOMException('stopped', 'AbortError')),
  }),
}));

const record = blankRecord('a', 'Hall');
const kept = { id: 'a', record, at: 1, began: 1, copied: 0 };
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  hand.orders = [];
});
afterEach(() => act(async () => root.unmount()));

async function show(language: 'en' | 'es') {
  const { out } = lossRecordIn[language];
  const state = { edit: async () => true, now: () => record, copied: async () => {} };
  const props = { kept, state, words: lossRecordIn[language], locale: localeIn(language) };
  await act(async () => root.render(<SendFile {...props} />));
  const button = (label: string) => {
    return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  };
  const press = async (label: string) => {
    button(label)?.focus();
    await act(async () => button(label)?.click());
  };
  const filled = () => [...document.querySelectorAll('.btn:not(.btn-alt)')].map(({ textContent }) => textContent);
  return { out, button, press, filled };
}

const made = (name: string, size: number): Made => {
  return { file: new File(['x'.repeat(size)], name), missing: [], damaged: [], asTheyCame: [] };
};

test.each([
  ['en', 'The file is ready: hall.pdf, 48 kB.'],
  ['es', 'El archivo está listo: hall.pdf, 48 kB.'],
] as const)('the summary is named with its size, and saving it is what comes next: %s', async (language, said) => {
  const { out, filled, press } = await show(language);
  expect(filled()).toEqual([out.make]);
  await press(out.pdf);
  await act(async () => hand.finish(made('hall.pdf', 48_000)));
  expect(document.body.textContent).toContain(said);
  expect(filled()).toEqual([out.save]);
});

test('the button that makes a file keeps the focus, and makes one file', async () => {
  const { out, button, press } = await show('en');
  await press(out.pdf);
  await press(out.make);
  expect(button(out.make)?.disabled).toBe(false);
  expect(document.activeElement).toBe(button(out.make));
  expect(hand.orders.map(({ kind }) => kind)).toEqual(['pdf']);
});

test('whoever stops it is at the button that makes it again', async () => {
  const { out, button, press } = await show('en');
  await press(out.make);
  await press(out.cancel);
  expect(document.body.textContent).toContain(out.canceled);
  expect(document.activeElement).toBe(button(out.make));
});
