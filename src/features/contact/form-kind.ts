import type { FormKind } from './QuestionForm.tsx';

/** Which of the forms it is: what the device keeps of it is filed under that name. */
export const kindOf = (form: HTMLFormElement): FormKind => (form.dataset.kind === 'estimate' ? 'estimate' : 'ask');
