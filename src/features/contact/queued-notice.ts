import { watchOutbox } from '../../lib/offline/outbox/watch.ts';
import { type Part, showConfirmation } from './confirmation.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';

/** Shows in place of the form that a message waits on this device, until somebody wants to write another or it has arrived. */
export function showThatItWaits(part: Part, words: QuestionFormMessages, id: number): void {
  const [form, waits, another, heading] = [part('form'), part('waits'), part('another'), part('waits-heading')];
  another.onclick = () => {
    waits.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>('input')?.focus();
  };
  form.hidden = true;
  waits.hidden = false;
  heading.focus();
  watchOutbox((message) => {
    if (message.id !== id || waits.hidden || !message.arrived?.reference) return false;
    waits.hidden = true;
    showConfirmation(part, words, message.arrived.reference, message.values.urgency ?? '');
    return true;
  });
}
