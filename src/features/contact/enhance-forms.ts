import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { asciiEmail, isPhone, lackingFor } from '#contract/question-form.ts';
import { showConfirmation, showQueued } from './confirmation.ts';
import { clearDraft, isTouched, kindOf, restoreDraft, restoreValues, saveDraft, typed } from './draft.ts';
import { PhotoField } from './photos.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';
import { type SendResult, sendQuestion } from './send.ts';

/** Progressive enhancement of a question form: drafts, prefilled fields, errors beside the fields, confirmation in place. */

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
const messages: QuestionFormMessages = JSON.parse(form.dataset.words ?? '{}');
const shownAt = performance.now();
const photos = new PhotoField(form, markField);
let sending = false;

void restoreDraft(form).then(markRequired);
markRequired();
part('draft-note').hidden = false;
// This script shows the errors in the language of the page; without it the browser shows its own.
form.noValidate = true;

form.addEventListener('input', ({ target }) => {
  void saveDraft(form);
  markRequired();
  undo.hidden = true;
  if (target instanceof HTMLElement) markField(target);
});

form.querySelector('[type="reset"]')?.addEventListener('click', () => {
  const [values, attached] = [typed(form), photos.snapshot()];
  undo.hidden = !isTouched(form) && attached.count() === 0;
  undo.onclick = () => {
    undo.hidden = true;
    attached.restore();
    void restoreValues(form, values);
    markRequired();
    form.querySelector('input')?.focus();
  };
});

form.addEventListener('reset', () => {
  void clearDraft(form);
  photos.clear();
  clearFailure();
  // The browser empties the fields after this event.
  setTimeout(markRequired);
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (sending) return;
  clearFailure();
  const fields = findErrors(form, messages);
  const sentences = Object.values(fields);
  if (sentences.length > 0) return showFailure({ is: 'failed', message: joinErrors(sentences), fields });
  setSending(true);
  const honeypot = form.elements.namedItem('website');
  const before = typed(form);
  const values = { ...before, website: honeypot instanceof HTMLInputElement ? honeypot.value : '' };
  const attached = photos.snapshot();
  const result = await sendQuestion({ kind: kindOf(form), values, photos: attached, shownAt }, messages);
  setSending(false);
  if (result.is === 'failed') return showFailure(result);
  attached.remove();
  // Changes made while it was being sent were not sent: they stay, with the rest of the form.
  if (photos.snapshot().count() === 0 && JSON.stringify(typed(form)) === JSON.stringify(before)) form.reset();
  if (result.is === 'waiting') showQueued(part, messages, result.id);
  else showConfirmation(part, messages, result.reference, before.urgency ?? '');
});

addEventListener('online', () => {
  if (!failure.hidden && reason.dataset.offline) reason.textContent = messages.online;
});

/** One message for all errors, worded as the server messages it. */
function joinErrors(sentences: readonly string[]): string {
  const [text = ''] = sentences;
  return sentences.length === 1 ? text : t(messages.faults, { sentences: sentences.join(' ') }, localeOfPage());
}

function setSending(on: boolean) {
  sending = on;
  if (!button) return;
  button.textContent = on ? messages.sending : messages.submit;
  button.setAttribute('aria-disabled', String(on));
}

function showFailure({ message, fields, offline }: Extract<SendResult, { is: 'failed' }>) {
  reason.textContent = message;
  reason.dataset.offline = offline ? 'yes' : '';
  failure.hidden = false;
  // A form filler may have filled the honeypot: the next attempt sends it empty.
  const honeypot = form.elements.namedItem('website');
  if (honeypot instanceof HTMLInputElement) honeypot.value = '';
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

/** Makes the field required that the chosen way of answering needs (phone or email), and no other. */
function markRequired() {
  const needed = lackingFor({ reach: typed(form).reach });
  for (const mark of form.querySelectorAll<HTMLElement>('[data-optional]')) {
    const name = mark.dataset.optional ?? '';
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.required = name === needed;
    mark.textContent = name === needed ? '' : messages.optional;
  }
}

function markField(field: HTMLElement, sentence = '') {
  const error = document.getElementById(`${field.id}-fault`);
  if (!error) return;
  error.textContent = sentence;
  error.hidden = !sentence;
  const hint = document.getElementById(`${field.id}-hint`);
  const described = [sentence && error.id, hint?.id].filter(Boolean).join(' ');
  field.toggleAttribute('aria-describedby', described !== '');
  if (described) field.setAttribute('aria-describedby', described);
  if (sentence) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** Client-side validation: the error of each invalid field by its name, in the order of the form. */
function findErrors(form: HTMLFormElement, messages: QuestionFormMessages): Readonly<Record<string, string>> {
  const errors = [...form.querySelectorAll<Typed>('input, textarea')].map((field) => [
    field.name,
    errorOf(field, messages),
  ]);
  return Object.fromEntries(errors.filter(([, sentence]) => sentence));
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function errorOf({ name, type, value, required, validity }: Typed, { needed, wrong }: QuestionFormMessages) {
  const text = value.trim();
  if (!text) return required ? needed[name] : undefined;
  // Some browsers refuse an internationalized domain in an e-mail field.
  const isWrong = type === 'tel' ? !isPhone(text) : validity.typeMismatch && asciiEmail(text) === text;
  return isWrong ? wrong[name] : undefined;
}
