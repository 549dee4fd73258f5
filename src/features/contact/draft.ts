import type { Kind } from '../../lib/storage/entry.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';
import type { FormKind } from './QuestionForm.tsx';

/** What a link may fill in: `/ask?category=insurance`. */
const linkFields = ['location', 'urgency', 'category', 'question'] as const;
type Values = Readonly<Record<string, string>>;

/** Which form it is: its drafts and photos are stored under that name. */
export const kindOf = (form: HTMLFormElement): FormKind => (form.dataset.kind === 'estimate' ? 'estimate' : 'ask');

/** Storage key of text that was typed before the draft was loaded. */
const early = 'typed';
/** Forms whose draft has been loaded. */
const restored = new WeakSet<HTMLFormElement>();

/**
 * Saves the form as a draft on this device. Before the stored draft is loaded it is saved under a separate key, so that it
 * does not overwrite that draft. Without storage nothing happens.
 */
export async function saveDraft(form: HTMLFormElement) {
  const kind = `${kindOf(form)}-draft` as const;
  const values = isTouched(form) ? typed(form) : undefined;
  if (!restored.has(form)) return void writeNote(kind, values, early);
  saveInTab(kind, values);
  writeNote(kind, values);
  const store = await deviceStore();
  await (values ? store.keep(kind, values) : store.forget(kind));
}

/** The values of the form, without files and the honeypot field. */
export function typed(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && name !== 'website');
  return Object.fromEntries(entries) as Values;
}

/** Deletes the stored draft, and the stored attempt to send it, which contains the same text. */
export async function clearDraft(form: HTMLFormElement) {
  const kind = kindOf(form);
  const draft = `${kind}-draft` as const;
  saveInTab(draft, undefined);
  const store = await deviceStore();
  await Promise.all([store.forget(draft), store.forget(draft, early), store.forget(`${kind}-attempt`)]);
}

/**
 * Fills the form, in this order, from text typed before an earlier page had loaded its draft, the draft (this tab's own first:
 * another tab may have saved a different question since), a tool's handover, the address's fragment and its query. Values that
 * the visitor entered before this runs are never overwritten, and are saved with the rest.
 */
export async function restoreDraft(form: HTMLFormElement) {
  const kind = kindOf(form);
  const store = await deviceStore();
  const [draft, before, handover] = await Promise.all([
    store.read(`${kind}-draft`),
    store.read(`${kind}-draft`, early),
    store.read(`${kind}-handover`),
  ]);
  restored.add(form);
  fill(form, asValues(before), touched(form));
  const entered = touched(form);
  fill(form, asValues(readFromTab(`${kind}-draft`) ?? draft), entered);
  fill(form, asValues(handover), entered);
  const fragment = takeFragmentValues();
  const isNew = entered.size > 0 || handover !== undefined || fragment.size > 0;
  for (const link of [fragment, new URLSearchParams(location.search)])
    fill(form, Object.fromEntries(linkFields.map((name) => [name, link.get(name) ?? ''])), entered);
  if (isNew) await saveDraft(form);
  if (entered.size > 0) await store.forget(`${kind}-draft`, early);
  if (handover) await store.forget(`${kind}-handover`);
}

/** Form values in the fragment of the address (`#form?question=...`). Removes them from the address. */
function takeFragmentValues(): URLSearchParams {
  const [anchor = '', query] = location.hash.split('?');
  // Unlike history.replaceState, a new fragment scrolls to its target.
  if (query !== undefined) location.replace(anchor);
  return new URLSearchParams(query);
}

/** Stored values are untrusted (older version or edited): `fill` accepts only texts of known fields. */
function asValues(stored: unknown): Values {
  return typeof stored === 'object' && stored !== null ? (stored as Values) : {};
}

type Choice = HTMLSelectElement | RadioNodeList;
type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (field: unknown): field is Text =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type) && field.name !== 'website');
const isChoice = (field: unknown): field is Choice =>
  field instanceof HTMLSelectElement || field instanceof RadioNodeList;

/** Restores the values that the form had before it was cleared, and saves them. */
export async function restoreValues(form: HTMLFormElement, values: Values) {
  fill(form, values, touched(form));
  await saveDraft(form);
}

/** Whether any field differs from its initial value. */
export const isTouched = (form: HTMLFormElement): boolean => touched(form).size > 0;

/** Names of the fields that differ from their initial values. */
function touched(form: HTMLFormElement): ReadonlySet<string> {
  const fields = [...form.elements].filter((field) => (isText(field) && field.value !== '') || isChosen(field));
  return new Set(fields.map((field) => field.getAttribute('name') ?? ''));
}

function isChosen(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return field.value !== first?.value;
  }
  return field instanceof HTMLInputElement && field.checked !== field.hasAttribute('checked');
}

/**
 * Sets choices that exist, and empty text fields. Never overwrites the visitor's values: a question is appended below hers,
 * without moving her cursor.
 */
function fill(form: HTMLFormElement, values: Values, entered: ReadonlySet<string>) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || !value) continue;
    const field = form.elements.namedItem(name);
    if (isChoice(field)) {
      if (!entered.has(name)) choose(field, value);
    } else if (!isText(field)) continue;
    else if (!field.value) field.value = value.slice(0, field.maxLength);
    else if (name === 'question' && !field.value.includes(value)) addBelow(field, value);
  }
}

function addBelow(field: Text, text: string) {
  const { length } = field.value;
  field.setRangeText(`\n\n${text}`.slice(0, Math.max(0, field.maxLength - length)), length, length, 'preserve');
}

function choose(field: Choice, value: string) {
  const options = field instanceof HTMLSelectElement ? field.options : field;
  if ([...options].some((option) => 'value' in option && option.value === value)) field.value = value;
}

/** This tab's own draft, for a reload: the stored one is that of the tab that was typed in last. Undefined without one. */
function readFromTab(kind: Kind): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(kind) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

function saveInTab(kind: Kind, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(kind);
    else sessionStorage.setItem(kind, JSON.stringify(value));
  } catch {
    // Without session storage the draft in IndexedDB is still saved.
  }
}
