import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { lackingFor, phonePattern } from '#contract/question-form.ts';
import { showConfirmation } from './confirmation.ts';
import { clearDraft, isTouched, putBack, restoreDraft, saveDraft, typed } from './draft.ts';
import { kindOf } from './form-kind.ts';
import { watchPhotos } from './photos.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';
import { showThatItWaits } from './queued-notice.ts';
import { type SendResult, sendQuestion } from './send.ts';

/** What script adds to a question form: drafts, prefilled fields, errors beside the fields, the confirmation in place. */

function part<Part extends HTMLElement>(name: string): Part {
  const found = document.querySelector<Part>(`[data-ask="${name}"]`);
  if (!found) throw new Error(`the form has no part ${name}`);
  return found;
}

const form = part<HTMLFormElement>('form');
const failure = part('failure');
const reason = part('reason');
const undo = part('undo');
const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
const words: QuestionFormMessages = JSON.parse(form.dataset.words ?? '{}');
const shownAt = performance.now();
const photos = watchPhotos(form, markField);
let sending = false;

void restoreDraft(form).then(markNeeded);
markNeeded();
part('draft-note').hidden = false;
// From now on this script says what is wrong, in the language of the page; without it the browser does.
form.noValidate = true;

form.addEventListener('input', ({ target }) => {
  void saveDraft(form);
  markNeeded();
  undo.hidden = true;
  if (target instanceof HTMLElement) markField(target);
});

form.querySelector('[type="reset"]')?.addEventListener('click', () => {
  const [values, attached] = [typed(form), photos.now()];
  undo.hidden = !isTouched(form) && attached.count() === 0;
  undo.onclick = () => {
    undo.hidden = true;
    attached.putBack();
    void putBack(form, values);
    markNeeded();
    form.querySelector('input')?.focus();
  };
});

form.addEventListener('reset', () => {
  void clearDraft(form);
  photos.clear();
  clearFailure();
  // The fields are emptied after this.
  setTimeout(markNeeded);
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (sending) return;
  clearFailure();
  const fields = faultsIn(form, words);
  const sentences = Object.values(fields);
  if (sentences.length > 0) return showFailure({ is: 'failed', words: together(sentences), fields });
  setSending(true);
  const trap = form.elements.namedItem('website');
  const before = typed(form);
  const values = { ...before, website: trap instanceof HTMLInputElement ? trap.value : '' };
  const attached = photos.now();
  const result = await sendQuestion({ kind: kindOf(form), values, photos: attached, shownAt }, words);
  setSending(false);
  if (result.is === 'failed') return showFailure(result);
  attached.letGo();
  // What came into the form meanwhile was not sent: it stays, with the words that it belongs to.
  if (photos.now().count() === 0 && JSON.stringify(typed(form)) === JSON.stringify(before)) form.reset();
  if (result.is === 'waiting') showThatItWaits(part, words, result.id);
  else showConfirmation(part, words, result.reference, before.urgency ?? '');
});

addEventListener('online', () => {
  if (!failure.hidden && reason.dataset.offline) reason.textContent = words.online;
});

/** As the server says them together. */
function together(sentences: readonly string[]): string {
  const [text = ''] = sentences;
  return sentences.length === 1 ? text : t(words.faults, { sentences: sentences.join(' ') }, localeOfPage());
}

function setSending(on: boolean) {
  sending = on;
  if (!button) return;
  button.textContent = on ? words.sending : words.submit;
  button.setAttribute('aria-disabled', String(on));
}

function showFailure({ words, fields, offline }: Extract<SendResult, { is: 'failed' }>) {
  reason.textContent = words;
  reason.dataset.offline = offline ? 'yes' : '';
  failure.hidden = false;
  // A form filler may have put something into the field that people never see: the next press sends it empty.
  const trap = form.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
  let first: HTMLElement | undefined;
  for (const [name, sentence] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    markField(field, sentence);
    first ??= field;
  }
  (first ?? failure).focus();
}

function clearFailure() {
  failure.hidden = true;
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) markField(field);
}

/** Asks for what the chosen way of answering needs, and for nothing else. */
function markNeeded() {
  const needed = lackingFor({ reach: typed(form).reach });
  for (const mark of form.querySelectorAll<HTMLElement>('[data-optional]')) {
    const name = mark.dataset.optional ?? '';
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.required = name === needed;
    mark.textContent = name === needed ? '' : words.optional;
  }
}

/** Shows a sentence beside a field, or takes it away. */
function markField(field: HTMLElement, sentence = '') {
  const fault = document.getElementById(`${field.id}-fault`);
  if (!fault) return;
  fault.textContent = sentence;
  fault.hidden = !sentence;
  const hint = document.getElementById(`${field.id}-hint`);
  const described = [sentence && fault.id, hint?.id].filter(Boolean).join(' ');
  field.toggleAttribute('aria-describedby', described !== '');
  if (described) field.setAttribute('aria-describedby', described);
  if (sentence) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** What can be seen to be wrong without the server: the sentence for each field at fault, by its name, in the order of the form. */
function faultsIn(form: HTMLFormElement, words: QuestionFormMessages): Readonly<Record<string, string>> {
  const faults = [...form.querySelectorAll<Typed>('input, textarea')].map((field) => [
    field.name,
    faultOf(field, words),
  ]);
  return Object.fromEntries(faults.filter(([, sentence]) => sentence));
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function faultOf({ name, type, value, required, validity }: Typed, { needed, wrong }: QuestionFormMessages) {
  const text = value.trim();
  if (!text) return required ? needed[name] : undefined;
  return validity.typeMismatch || (type === 'tel' && !phonePattern.test(text)) ? wrong[name] : undefined;
}
