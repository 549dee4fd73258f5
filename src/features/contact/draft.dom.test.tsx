import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { deviceStore } from '../../lib/storage/store.ts';
import { notes } from '../../lib/storage/sync-notes.ts';
import { AskPage } from '../company/AskPage.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';

// The form's script loads after the page: input before that is the visitor's, and newer than any draft.

const form = () => document.querySelector('[data-ask="form"]') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
const older = {
  name: 'Ada',
  email: 'ada@example.com',
  urgency: 'urgent',
  category: 'insurance',
  question: 'Is it dry?',
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/ask');
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={AskPage} />);
  // This stand-in of a browser takes another option for the chosen one until a form is reset.
  form().reset();
  const store = await deviceStore();
  for (const { kind, key } of await store.entries()) await store.forget(kind, key);
  localStorage.clear();
  sessionStorage.clear();
});

const storedDraft = async () => (await deviceStore()).read('ask-draft');
const keepOlder = async () => (await deviceStore()).keep('ask-draft', older);
const shown = () => Object.fromEntries(Object.keys(older).map((name) => [name, field(name).value]));

test('an untouched form is filled from the draft, which stays as it is', async () => {
  await keepOlder();
  await restoreDraft(form());
  expect(shown()).toEqual(older);
  expect(await storedDraft()).toEqual(older);
});

test('a reloaded tab restores its own draft, even after another tab stored one', async () => {
  await restoreDraft(form());
  field('question').value = 'Mine';
  await saveDraft(form());
  await keepOlder();
  form().reset();
  await restoreDraft(form());
  expect([field('question').value, field('name').value]).toEqual(['Mine', '']);
  await clearDraft(form());
  form().reset();
  await restoreDraft(form());
  expect(field('question').value).toBe('');
});

describe('input before hydration stays and is stored', () => {
  test.each([
    { name: 'name', before: 'Grace' },
    { name: 'email', before: 'grace@example.com' },
    { name: 'urgency', before: 'emergency' },
    { name: 'category', before: 'equipment' },
  ])('$name: $before', async ({ name, before }) => {
    await keepOlder();
    field(name).value = before;
    await restoreDraft(form());
    expect(shown()).toEqual({ ...older, [name]: before });
    expect(await storedDraft()).toMatchObject({ ...older, [name]: before });
  });

  test('without a draft', async () => {
    field('question').value = 'Wet again';
    await restoreDraft(form());
    expect(await storedDraft()).toMatchObject({ question: 'Wet again' });
  });
});

describe('what is typed before the draft has come', () => {
  test('does not replace the draft, and is stored with it once it is loaded', async () => {
    await keepOlder();
    field('name').value = 'Grace';
    await saveDraft(form());
    expect(await storedDraft()).toEqual(older);
    await restoreDraft(form());
    expect(shown()).toEqual({ ...older, name: 'Grace' });
    expect(await storedDraft()).toMatchObject({ ...older, name: 'Grace' });
    expect(notes()).toEqual([]);
  });

  test('comes back with it, where this page was left before', async () => {
    await keepOlder();
    await (await deviceStore()).keep('ask-draft', { name: 'Grace' }, 'typed');
    await restoreDraft(form());
    expect(shown()).toEqual({ ...older, name: 'Grace' });
    expect(await (await deviceStore()).entries()).toHaveLength(1);
  });
});

test('an older question goes below the newer one, and the cursor stays where it is', async () => {
  await keepOlder();
  const question = field('question') as unknown as HTMLTextAreaElement;
  question.value = 'It is wet again';
  question.setSelectionRange(5, 5);
  await restoreDraft(form());
  expect(question.value).toBe('It is wet again\n\nIs it dry?');
  expect(question.selectionStart).toBe(5);
});

test('together they never grow past what the server takes', async () => {
  await keepOlder();
  const question = field('question') as unknown as HTMLTextAreaElement;
  question.value = 'a'.repeat(question.maxLength - 3);
  await restoreDraft(form());
  expect(question.value).toBe(`${'a'.repeat(question.maxLength - 3)}\n\nI`);
});

test('a choice goes before a link that names another', async () => {
  window.history.replaceState(null, '', '/ask?category=insurance&urgency=urgent');
  field('category').value = 'equipment';
  await restoreDraft(form());
  expect([field('category').value, field('urgency').value]).toEqual(['equipment', 'urgent']);
});

test('text from a tool is appended to the draft, stored with it, and taken over once', async () => {
  await keepOlder();
  await (await deviceStore()).keep('ask-handover', { question: 'The tool says 12 pints.', category: 'equipment' });
  await restoreDraft(form());
  const both = { ...older, category: 'equipment', question: 'Is it dry?\n\nThe tool says 12 pints.' };
  expect(shown()).toEqual(both);
  expect(await storedDraft()).toMatchObject(both);
  expect(await (await deviceStore()).read('ask-handover')).toBeUndefined();
});

describe('words behind the anchor', () => {
  const question = 'Area: 250 sq ft? 50% & more\nLink: https://a.example/?x=1#y';
  const link = `/ask#form?${new URLSearchParams({ question })}`;

  test('fill the form, are stored, and are removed from the address', async () => {
    window.history.replaceState(null, '', link);
    await restoreDraft(form());
    expect(field('question').value).toContain('250 sq ft? 50% & more\nLink: https://a.example/?x=1#y');
    expect(await storedDraft()).toMatchObject({ question: field('question').value });
    expect(window.location.hash).toBe('#form');
  });

  test('go below what was typed', async () => {
    field('question').value = 'Mine';
    window.history.replaceState(null, '', link);
    await restoreDraft(form());
    expect(field('question').value).toMatch(/^Mine\n\nArea: 250/);
  });

  test('an anchor alone stays', async () => {
    window.history.replaceState(null, '', '/ask#form');
    await restoreDraft(form());
    expect(window.location.hash).toBe('#form');
    expect(await storedDraft()).toBeUndefined();
  });
});
