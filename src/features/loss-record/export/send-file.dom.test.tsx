// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { buttonOf as button, render, unmount } from '../../../lib/testing/page.ts';
import { fakeWorkers } from '../../../lib/worker/test-worker.ts';
import type { Task } from '../../records/worker.ts';
import type { MadeFile } from './make-file.ts';
import { SendFile } from './SendFile.tsx';
import { unpack } from './unpack.ts';

const record = blankRecord('a', 'Hall');
const stored = { id: 'a', record, at: 1, began: 1, copied: 0 };
let threads: ReturnType<typeof fakeWorkers<Extract<Task, { task: 'record' }>, MadeFile>>;

beforeEach(() => {
  threads = fakeWorkers();
});
afterEach(unmount);

async function show(language: 'en' | 'es', shown: LossRecord = record) {
  const { out } = lossRecordIn[language];
  const copied = vi.fn(async () => {});
  const state = { edit: async () => true, now: () => shown, copied };
  const props = {
    stored: { ...stored, record: shown },
    state,
    messages: lossRecordIn[language],
    locale: localeIn(language),
  };
  await render(<SendFile {...props} />);
  const press = async (label: string) => {
    button(label)?.focus();
    await act(async () => button(label)?.click());
  };
  const filled = () => [...document.querySelectorAll('.btn:not(.btn-alt)')].map(({ textContent }) => textContent);
  return { out, button, press, filled, copied };
}

const made = (name: string, size: number): MadeFile => {
  return { file: new File(['x'.repeat(size)], name), missing: [], damaged: [], asTheyCame: [] };
};

test.each([
  ['en', 'The file is ready: hall.pdf, 48 kB.'],
  ['es', 'Listo: hall.pdf, 48 kB.'],
] as const)(
  'the finished file shows its name and size, and saving it becomes the primary button: %s',
  async (language, text) => {
    const { out, filled, press } = await show(language);
    expect(filled()).toEqual([out.make]);
    await press(out.pdf);
    await act(async () => threads.finish(made('hall.pdf', 48_000)));
    expect(document.body.textContent).toContain(text);
    expect(filled()).toEqual([out.save]);
  },
);

test('the export button keeps the focus and creates one file', async () => {
  const { out, button, press } = await show('en');
  await press(out.pdf);
  await press(out.make);
  expect(button(out.make)?.disabled).toBe(false);
  expect(document.activeElement).toBe(button(out.make));
  expect(threads.asked.map(({ given }) => given.kind)).toEqual(['pdf']);
});

test('canceling returns the focus to the export button', async () => {
  const { out, button, press } = await show('en');
  await press(out.make);
  await press(out.cancel);
  expect(document.body.textContent).toContain(out.canceled);
  expect(document.activeElement).toBe(button(out.make));
});

test('canceling works before the storage quota is known', async () => {
  const room = Promise.withResolvers<StorageEstimate>();
  const storage = { persisted: async () => false, estimate: () => room.promise };
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: storage } }));
  const { out, press } = await show('en');
  await press(out.make);
  await press(out.cancel);
  await act(async () => room.resolve({}));
  expect(document.body.textContent).toContain(out.canceled);
  expect(threads.asked).toEqual([]);
  vi.unstubAllGlobals();
});

test.each([
  ['without photos is a backup', [], 1],
  ['with photos is none, since it lacks them', [{ ...blankRow('photos', 'p'), file: 'a.jpg' }], 0],
] as const)('the text-only file holds what "Open a file" takes; a record %s', async (_, photos, backups) => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { out, press, copied } = await show('en', { ...record, photos });
  await press(out.json);
  const [file = new Blob()] = saved;
  expect(await unpack(file)).toMatchObject({ ok: true, copy: { record: { ...record, photos }, leftOut: [] } });
  expect(copied).toHaveBeenCalledTimes(backups);
});
