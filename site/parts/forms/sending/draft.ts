import { deviceStore } from '#site/device/store.ts';
import { kindOf } from './form-kind.ts';

/** What a link may fill in: `/ask?category=insurance`. */
const linkFields = ['location', 'urgency', 'category', 'question'] as const;
type Values = Readonly<Record<string, string>>;

/** Keeps what is in the form on this device. A browser that refuses storage only loses this comfort. */
export async function keepDraft(form: HTMLFormElement) {
  const values = typed(form);
  const store = await deviceStore();
  const kind = `${kindOf(form)}-draft` as const;
  if (isTouched(form)) await store.keep(kind, values);
  else await store.forget(kind);
}

/** What somebody typed and chose, without files and without the field that people never see. */
export function typed(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && name !== 'website');
  return Object.fromEntries(entries) as Values;
}

/** Everything of a question that is not sent: the draft, and the attempt that holds its text again. */
export async function forgetDraft(form: HTMLFormElement) {
  const store = await deviceStore();
  const kind = kindOf(form);
  await Promise.all([store.forget(`${kind}-draft`), store.forget(`${kind}-attempt`)]);
}

/**
 * Fills the form from the draft, then from what a tool handed over, then from the page's address. What somebody typed while
 * the device was asked stays.
 */
export async function restoreDraft(form: HTMLFormElement) {
  const store = await deviceStore();
  const kind = kindOf(form);
  const [draft, handover] = await Promise.all([store.read(`${kind}-draft`), store.read(`${kind}-handover`)]);
  fill(form, valuesOf(draft), !isTouched(form));
  if (handover) {
    fill(form, valuesOf(handover), false);
    await keepDraft(form);
    await store.forget(`${kind}-handover`);
  }
  const link = new URLSearchParams(location.search);
  fill(form, Object.fromEntries(linkFields.map((name) => [name, link.get(name) ?? ''])), false);
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

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => isText(field) && field.value !== '');
}

/** Choices are set when they exist. Text that is there already stays: new text goes below it. */
function fill(form: HTMLFormElement, values: Values, replace: boolean) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || !value) continue;
    const field = form.elements.namedItem(name);
    if (isChoice(field)) choose(field, value);
    else if (!isText(field)) continue;
    else if (replace || !field.value) field.value = value.slice(0, field.maxLength);
    else if (name === 'question' && !field.value.includes(value)) {
      field.value = `${field.value}\n\n${value}`.slice(0, field.maxLength);
    }
  }
}

function choose(field: Choice, value: string) {
  const options = field instanceof HTMLSelectElement ? field.options : field;
  if ([...options].some((option) => 'value' in option && option.value === value)) field.value = value;
}
