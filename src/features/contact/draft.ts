import type { Kind } from '../../lib/storage/entry.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';
import { kindOf } from './form-kind.ts';

/** What a link may fill in: `/ask?category=insurance`. */
const linkFields = ['location', 'urgency', 'category', 'question'] as const;
type Values = Readonly<Record<string, string>>;

/** Where that lies which was typed before the draft had come. */
const early = 'typed';
/** Forms that hold what the device had kept of them. */
const restored = new WeakSet<HTMLFormElement>();

/**
 * Keeps what is in the form on this device; before the draft has come, beside it, so that it takes no place of it. A browser
 * that refuses storage only loses this comfort.
 */
export async function saveDraft(form: HTMLFormElement) {
  const kind = `${kindOf(form)}-draft` as const;
  const values = isTouched(form) ? typed(form) : undefined;
  if (!restored.has(form)) return void writeNote(kind, values, early);
  noteInTab(kind, values);
  writeNote(kind, values);
  const store = await deviceStore();
  await (values ? store.keep(kind, values) : store.forget(kind));
}

/** What somebody typed and chose, without files and without the field that people never see. */
export function typed(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && name !== 'website');
  return Object.fromEntries(entries) as Values;
}

/** Everything of a question that is not sent: the draft, and the attempt that holds its text again. */
export async function clearDraft(form: HTMLFormElement) {
  const kind = kindOf(form);
  const draft = `${kind}-draft` as const;
  noteInTab(draft, undefined);
  const store = await deviceStore();
  await Promise.all([store.forget(draft), store.forget(draft, early), store.forget(`${kind}-attempt`)]);
}

/**
 * Fills the form from what was typed on a page that was left before the draft had come, from the draft (that of this tab, where
 * it has one: another tab may have kept another question since), then from what a tool handed over, then from the page's address, behind its anchor and in its query. What somebody typed or chose while the device
 * was asked, or before this script came, stays, and is kept with the rest.
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
  fill(form, valuesOf(before), touched(form));
  const mine = touched(form);
  fill(form, valuesOf(inTab(`${kind}-draft`) ?? draft), mine);
  fill(form, valuesOf(handover), mine);
  const carried = takeCarried();
  const isNew = mine.size > 0 || handover !== undefined || carried.size > 0;
  for (const link of [carried, new URLSearchParams(location.search)])
    fill(form, Object.fromEntries(linkFields.map((name) => [name, link.get(name) ?? ''])), mine);
  if (isNew) await saveDraft(form);
  if (mine.size > 0) await store.forget(`${kind}-draft`, early);
  if (handover) await store.forget(`${kind}-handover`);
}

/** What stands behind the anchor of this page's address for a form. It is taken out of the address, which then leads to the form alone. */
function takeCarried(): URLSearchParams {
  const [anchor = '', words] = location.hash.split('?');
  // A new anchor, unlike a changed history, moves the page to it.
  if (words !== undefined) location.replace(anchor);
  return new URLSearchParams(words);
}

/** What the device gives back may come from an older page: `fill` takes texts of known fields and nothing else. */
function valuesOf(kept: unknown): Values {
  return typeof kept === 'object' && kept !== null ? (kept as Values) : {};
}

type Choice = HTMLSelectElement | RadioNodeList;
type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (field: unknown): field is Text =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type) && field.name !== 'website');
const isChoice = (field: unknown): field is Choice =>
  field instanceof HTMLSelectElement || field instanceof RadioNodeList;

/** Fills the form again with what it held before it was cleared, and keeps it. */
export async function putBack(form: HTMLFormElement, values: Values) {
  fill(form, values, touched(form));
  await saveDraft(form);
}

/** Whether the form holds something else than the page came with. */
export const isTouched = (form: HTMLFormElement): boolean => touched(form).size > 0;

/** Names of the fields that hold something else than the page came with. */
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
 * Choices are set when they exist, text where there is none. What the visitor typed or chose stays: a question goes below
 * hers, and leaves her cursor where it is.
 */
function fill(form: HTMLFormElement, values: Values, mine: ReadonlySet<string>) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || !value) continue;
    const field = form.elements.namedItem(name);
    if (isChoice(field)) {
      if (!mine.has(name)) choose(field, value);
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

/** Beside the draft of the device, which is that of the tab that was typed in last: what stands in a tab is there after a reload. */

/** What this tab has of a kind; undefined where it has nothing, or the browser refuses. */
function inTab(kind: Kind): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(kind) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab, or forgets it. */
function noteInTab(kind: Kind, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(kind);
    else sessionStorage.setItem(kind, JSON.stringify(value));
  } catch {
    // The device's draft is tried anyway.
  }
}
