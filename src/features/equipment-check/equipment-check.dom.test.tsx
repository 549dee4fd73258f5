import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { buttonOf, choose, press, render, typeInto, unmount } from '../../lib/testing/page.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { checkMessages } from './check-messages.ts';

const words = checkMessages(languages.en.claim);

/** Opens the page with fresh modules; the storage stays. */
async function open(language: 'en' | 'es' = 'en') {
  vi.resetModules();
  const [{ EquipmentCheck }, { loadCompare }, { readCheck }] = await Promise.all([
    import('./EquipmentCheck.tsx'),
    import('./load-compare.ts'),
    import('./saved-check.ts'),
  ]);
  await loadCompare();
  await render(<EquipmentCheck words={checkMessages(languages[language].claim)} language={localeIn(language)} />);
  // Lets pending storage operations finish.
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await readCheck()));
  };
  await settle();
  return settle;
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const fill = (name: string, value: string) => act(async () => typeInto(field(name), value));

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(unmount);

async function fillLine() {
  await fill('lines.0.kind', 'air-mover');
  await fill('lines.0.units', '40');
  await fill('lines.0.days', '3,5');
}

async function fillLineAndRoom() {
  await fillLine();
  await fill('rooms.0.length', 'x');
}

test('compares a line with the rooms, asks questions, and is marked as outdated after a change', async () => {
  await open();
  await fillLine();
  for (const [name, value] of [
    ['length', '20'],
    ['width', '15'],
    ['height', '8'],
  ] as const) {
    await fill(`rooms.0.${name}`, value);
  }
  await press(words.form.submit);
  expect(document.activeElement?.textContent).toBe(words.answer.title);
  expect(text('ol')).toContain('Why were more needed?');
  expect(text('ul')).toContain('140 equipment-days');
  expect(document.querySelector('ol a')?.getAttribute('href')).toBe('#rule-methods');
  expect(document.body.textContent).not.toContain(words.answer.changed);
  await fill('lines.0.units', '2');
  expect(document.body.textContent).toContain(words.answer.changed);
});

test('the sample is marked, leaves the form alone, and goes in one press', async () => {
  await open();
  await press(words.start.sample);
  await holds(() => expect(document.body.textContent).toContain(words.sample.note));
  expect(document.querySelector('[data-verdict="ask"]')).not.toBeNull();
  expect(document.querySelector('[data-of="billed"]')).not.toBeNull();
  expect(text('ul')).toContain('It’s above both methods: our count 15, industry 8 to 10.');
  expect((field('lines.0.units') as HTMLInputElement).value).toBe('');
  await press(words.sample.remove);
  expect(document.querySelector('[data-verdict]')).toBeNull();
});

test.each([
  ['nothing', async () => {}, 'lines.0.kind', words.errors['no-line']],
  ['a room of letters', fillLineAndRoom, 'rooms.0.length', ''],
])('%s shows an error at its field', async (_what, prepare, name, said) => {
  await open();
  await prepare();
  await press(words.form.submit);
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  const alert = document.querySelector('[role="alert"]');
  expect(field(name).getAttribute('aria-describedby')).toBe(alert?.id);
  expect(field(name).closest('fieldset')?.contains(alert)).toBe(true);
  expect(text('[role="alert"]')).toContain(said);
});

test('an ambiguous rate shows an error in the language of the page and stays', async () => {
  await open('es');
  await fillLine();
  await fill('lines.0.rate', '2.000');
  await press(languages.es.claim.invoice.form.submit);
  expect(text('[role="alert"]')).toBe('«2.000» se puede leer de dos maneras. Escriba 2000 o 2.');
  expect(document.activeElement).toBe(field('lines.0.rate'));
  expect(field('lines.0.rate').value).toBe('2.000');
});

test('a new row gets the focus at its first field', async () => {
  await open();
  await press(words.form.addLine);
  expect(document.activeElement).toBe(field('lines.1.kind'));
  await press(words.form.addRoom);
  expect(document.activeElement).toBe(field('rooms.1.length'));
});

test('removing a row moves the focus to the row in its place', async () => {
  await open();
  await press(words.form.addLine);
  await press(t(words.form.removeLine, { count: 2 }, localeIn('en')));
  expect(document.activeElement?.textContent).toContain(t(words.form.line, { count: 1 }, localeIn('en')));
});

test('the form is restored after a reload, cleared, and restored by undo', async () => {
  const settle = await open();
  await fillLine();
  await settle();
  await open();
  expect(field('lines.0.days').value).toBe('3,5');
  await press(words.form.clear);
  expect(field('lines.0.days').value).toBe('');
  await press(words.form.undo);
  expect(field('lines.0.days').value).toBe('3,5');
});

const job = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')).jobs[0].job;
const read = fromFile(job);
if (!read.ok) throw new Error(read.error);
const { record } = read;
const onDevice = async () => (await import('../../lib/storage/job-store.ts')).dryingJobs;

/** Chooses a file and submits at once. */
async function chooseAndPress(file: Blob, label: string) {
  const input = document.querySelector('[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    buttonOf(label)?.click();
  });
  await holds(() => expect(document.activeElement?.textContent).toBe(words.answer.title));
}

const holds = (check: () => void) =>
  until(async () => {
    await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    check();
  });

test('submitting waits for the job file that was just chosen', async () => {
  await open();
  await fillLine();
  await chooseAndPress(new Blob([JSON.stringify(job)]), words.form.submit);
  expect(document.body.textContent).toContain('counted in 24-hour periods');
  expect(document.body.textContent).not.toContain(words.answer.changed);
});

test('reads a job with photos from the ZIP file of the job page', async () => {
  const { packedJob } = await import('../drying-job/export/packed-job.ts');
  await open();
  await fillLine();
  await chooseAndPress((await packedJob(record)).file, words.form.submit);
  expect(document.body.textContent).toContain(`The rooms and log come from this job: ${record.title}.`);
});

test('a ZIP file without a job shows an error and keeps the rooms', async () => {
  await open();
  await choose(document.querySelector<HTMLInputElement>('[type="file"]'), [new Blob(['PK, and then nothing'])]);
  await holds(() => expect(text('[role="alert"]')).toBe(words.errors['not-a-record']));
  expect(field('rooms.0.length')).not.toBeNull();
});

test('a job of this device is chosen by its name and is not changed', async () => {
  await open();
  await press(words.form.onDevice);
  await holds(() => expect(document.activeElement?.textContent).toBe(words.form.noneOnDevice));
  await (await onDevice()).put(record);
  await open();
  await fillLine();
  await press(words.form.onDevice);
  await holds(() => expect(document.activeElement?.textContent).toBe(record.title));
  await press(record.title);
  await holds(() => expect(document.activeElement?.textContent).toContain(record.title));
  await press(words.form.submit);
  await holds(() => expect(document.body.textContent).toContain('counted in 24-hour periods'));
  expect(await (await onDevice()).find(record.id)).toMatchObject({ record });
});
