import { handoverKey } from '#contract/question-form.ts';

const draftKey = 'ask-draft';
const fields = ['name', 'email', 'location', 'urgency', 'category', 'question'] as const;
/** What a link may fill in: `/ask?category=insurance`. */
const linkFields = ['location', 'urgency', 'category', 'question'] as const;
type FieldName = (typeof fields)[number];
type Values = Partial<Record<FieldName, string>>;

/** Keeps what is in the form on this device. A browser that refuses storage only loses this comfort. */
export function keepDraft(form: HTMLFormElement) {
  const values: Values = {};
  for (const name of fields) values[name] = fieldOf(form, name).value;
  try {
    if (values.name || values.email || values.location || values.question) {
      localStorage.setItem(draftKey, JSON.stringify(values));
    } else localStorage.removeItem(draftKey);
  } catch {}
}

/** At once: a visitor who clears the form may leave the page in the same breath. */
export function forgetDraft() {
  try {
    localStorage.removeItem(draftKey);
  } catch {}
}

/** Fills the form from the draft, then from what the assessment handed over, then from the page's address. */
export function restoreDraft(form: HTMLFormElement) {
  fill(
    form,
    parsed(() => localStorage.getItem(draftKey)),
    true,
  );
  fill(form, parsed(takeHandover), false);
  const link = new URLSearchParams(location.search);
  const values: Values = {};
  for (const name of linkFields) values[name] = link.get(name) ?? '';
  fill(form, values, false);
}

function takeHandover(): string | null {
  const text = sessionStorage.getItem(handoverKey);
  sessionStorage.removeItem(handoverKey);
  return text;
}

function parsed(read: () => string | null): Values {
  try {
    return JSON.parse(read() ?? '{}') ?? {};
  } catch {
    return {};
  }
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
