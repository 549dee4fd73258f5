import { deviceStore } from '#site/device/store.ts';

const fields = ['name', 'email', 'location', 'urgency', 'category', 'question'] as const;
/** What a link may fill in: `/ask?category=insurance`. */
const linkFields = ['location', 'urgency', 'category', 'question'] as const;
type FieldName = (typeof fields)[number];
type Values = Partial<Record<FieldName, string>>;

/** Keeps what is in the form on this device. A browser that refuses storage only loses this comfort. */
export async function keepDraft(form: HTMLFormElement) {
  const values: Values = {};
  for (const name of fields) values[name] = fieldOf(form, name).value;
  const store = await deviceStore();
  if (values.name || values.email || values.location || values.question) await store.keep('ask-draft', values);
  else await store.forget('ask-draft');
}

/** Everything of a question that is not sent: the draft, and the attempt that holds its text again. */
export async function forgetDraft() {
  const store = await deviceStore();
  await Promise.all([store.forget('ask-draft'), store.forget('ask-attempt')]);
}

/**
 * Fills the form from the draft, then from what the assessment handed over, then from the page's address. What somebody
 * typed while the device was asked stays.
 */
export async function restoreDraft(form: HTMLFormElement) {
  const store = await deviceStore();
  const [draft, handover] = await Promise.all([store.read('ask-draft'), store.read('ask-handover')]);
  fill(form, valuesOf(draft), !isTouched(form));
  if (handover) {
    fill(form, valuesOf(handover), false);
    await keepDraft(form);
    await store.forget('ask-handover');
  }
  const link = new URLSearchParams(location.search);
  const values: Values = {};
  for (const name of linkFields) values[name] = link.get(name) ?? '';
  fill(form, values, false);
}

/** What the device gives back may come from an older page: `fill` takes texts of known fields and nothing else. */
function valuesOf(kept: unknown): Values {
  return typeof kept === 'object' && kept !== null ? kept : {};
}

function isTouched(form: HTMLFormElement): boolean {
  return fields.some((name) => {
    const field = fieldOf(form, name);
    return !(field instanceof HTMLSelectElement) && field.value !== '';
  });
}

/** Choices are set when they exist. Text that is there already stays: new text goes below it. */
function fill(form: HTMLFormElement, values: Values, replace: boolean) {
  for (const name of fields) {
    const value = values[name];
    if (typeof value !== 'string' || !value) continue;
    const field = fieldOf(form, name);
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.value === value)) field.value = value;
    } else if (replace || !field.value) field.value = value.slice(0, field.maxLength);
    else if (name === 'question' && !field.value.includes(value)) {
      field.value = `${field.value}\n\n${value}`.slice(0, field.maxLength);
    }
  }
}

function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
}
