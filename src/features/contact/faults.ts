import { phonePattern } from '#contract/question-form.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';

/** What can be seen to be wrong without the server: the sentence for each field at fault, by its name, in the order of the form. */
export function faultsIn(form: HTMLFormElement, words: QuestionFormMessages): Readonly<Record<string, string>> {
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
