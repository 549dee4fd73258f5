import type { QuestionHandover } from '#contract/question-form.ts';
import { deviceStore } from './store.ts';

/** Stores text for a form on this device and opens the form. It is sent only when the visitor sends the form. */
export async function handOver(
  kind: 'ask-handover' | 'estimate-handover',
  handover: QuestionHandover,
  page: string,
): Promise<void> {
  await (await deviceStore()).keep(kind, handover);
  window.location.assign(page);
}
