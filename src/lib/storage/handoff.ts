import type { QuestionHandover } from '#contract/question-form.ts';
import { deviceStore } from './store.ts';

/** Leaves words for a form on this device, and goes to its page. They are sent only when the visitor sends that form. */
export async function handOver(
  kind: 'ask-handover' | 'estimate-handover',
  handover: QuestionHandover,
  page: string,
): Promise<void> {
  await (await deviceStore()).keep(kind, handover);
  window.location.assign(page);
}
