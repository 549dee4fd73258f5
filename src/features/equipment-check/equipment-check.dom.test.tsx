import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { checkWordsOf } from './check-messages-of.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = checkWordsOf(languages.en.claim);
const mounted: Root[] = [];

/** The page opened anew: its modules have no memory, the device has. */
async function open(language: 'en' | 'es' = 'en') {
  vi.resetModules();
  document.body.innerHTML = '<div></div>';
  const [{ EquipmentCheck }, { loadComparing }, { readCheck }] = await Promise.all([
    import('./EquipmentCheck.tsx'),
    import('./load-compare.ts'),
    import('./saved-check.ts'),
  ]);
  await loadComparing();
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () =>
    root.render(<EquipmentCheck words={checkWordsOf(languages[language].claim)} language={localeIn(language)} />),
  );
  // What is under way on the device ends in these turns.
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await act(async () => void (await readCheck()));
  };
  await settle();
  return settle;
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
async function fill(name: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(field(name).constructor.prototype, 'value')?.set?.call(field(name), value);
    field(name).dispatchEvent(new Event(field(name).tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  for (const root of mounted.splice(0)) await act(async () => root.unmount());
});

async function fillLine() {
  await fill('lines.0.kind', 'air-mover');
  await fill('lines.0.units', '40');
  await fill('lines.0.days', '3,5');
}

async function fillLineAndRoom() {
  await fillLine();
  await fill('rooms.0.length', 'x');
}

test('a line is compared with the rooms, asks, and says when it is old', async () => {
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
  expect(text('ol')).toContain('What called for more?');
  expect(text('ul')).toContain('140 machine-days');
  expect(document.querySelector('ol a')?.getAttribute('href')).toBe('#rule-methods');
  expect(document.body.textContent).not.toContain(words.answer.changed);
  await fill('lines.0.units', '2');
  expect(document.body.textContent).toContain(words.answer.changed);
});

test.each([
  ['nothing', async () => {}, 'lines.0.kind', words.errors['no-line']],
  ['a room of letters', fillLineAndRoom, 'rooms.0.length', ''],
])('%s is refused in words, at its field', async (_what, prepare, name, said) => {
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

test.each([
  ['en', '1,200', '“1,200” can be two numbers. Write 1200 or 1.2.'],
  ['es', '2.000', '«2.000» puede ser dos números. Escriba 2000 o 2.'],
] as const)('in the language %s, a rate of %s is asked back, and stays', async (language, typed, said) => {
  await open(language);
  await fillLine();
  await fill('lines.0.rate', typed);
  await press(languages[language].claim.invoice.form.submit);
  expect(text('[role="alert"]')).toBe(said);
  expect(document.activeElement).toBe(field('lines.0.rate'));
  expect(field('lines.0.rate').value).toBe(typed);
});

test('a row that is added has the focus at its first field', async () => {
  await open();
  await press(words.form.addLine);
  expect(document.activeElement).toBe(field('lines.1.kind'));
  await press(words.form.addRoom);
  expect(document.activeElement).toBe(field('rooms.1.length'));
});

test('a row that goes leaves the focus at the row that is there then', async () => {
  await open();
  await press(words.form.addLine);
  await press(t(words.form.removeLine, { count: 2 }, localeIn('en')));
  expect(document.activeElement?.textContent).toContain(t(words.form.line, { count: 1 }, localeIn('en')));
});

test('what was typed is there again, until it is cleared, and then comes back', async () => {
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

/** Chooses a file, and presses at once. */
async function chooseAndPress(file: Blob, label: string) {
  const input = document.querySelector('[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
  });
  await holds(() => expect(document.activeElement?.textContent).toBe(words.answer.title));
}

const holds = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
    check();
  });

test('a press does not overtake the job file that was just chosen', async () => {
  await open();
  await fillLine();
  await chooseAndPress(new Blob([JSON.stringify(job)]), words.form.submit);
  expect(document.body.textContent).toContain('by periods of 24 hours');
  expect(document.body.textContent).not.toContain(words.answer.changed);
});

test('a job with photos comes as the ZIP file that the job page makes', async () => {
  const { packedJob } = await import('../drying-job/export/packed-job.ts');
  await open();
  await fillLine();
  await chooseAndPress((await packedJob(record)).file, words.form.submit);
  expect(document.body.textContent).toContain(`Rooms and log come from this job: ${record.title}.`);
});

test('a ZIP file without a job is refused, and the rooms stay', async () => {
  await open();
  const input = document.querySelector('[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new Blob(['PK, and then nothing'])], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await holds(() => expect(text('[role="alert"]')).toBe(words.errors['not-a-record']));
  expect(field('rooms.0.length')).not.toBeNull();
});

test('a job that this device keeps is chosen by its name, and is left as it is', async () => {
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
  await holds(() => expect(document.body.textContent).toContain('by periods of 24 hours'));
  expect(await (await onDevice()).find(record.id)).toMatchObject({ record });
});
