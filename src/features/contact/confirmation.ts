import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { watchOutbox } from '../../lib/offline/outbox/watch.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';

/** How long the confirmation is shown before the form returns (specification, section 9). */
const confirmationMs = 3000;

/** Finds a part of the form by its `data-ask` name. */
export type Part = <Element extends HTMLElement>(name: string) => Element;

/**
 * Shows the confirmation in place of the form and focuses its heading. The form returns after three seconds, unless the pointer
 * or the focus is in the message or the visitor chose to keep it open. The reference then stays above the form, and gets the
 * focus if it was on the heading.
 */
export function showConfirmation(part: Part, messages: QuestionFormMessages, reference: string, urgency: string) {
  const [form, confirmation, keep, last] = [part('form'), part('confirmation'), part('keep'), part('last')];
  const heading = part('heading');
  part('reference').textContent = reference;
  for (const promise of confirmation.querySelectorAll<HTMLElement>('[data-ask-promise]')) {
    promise.hidden = promise.dataset.askPromise !== urgency;
  }
  let isPointedAt = false;
  let isPinned = false;

  const end = () => {
    const wasAtHeading = document.activeElement === heading;
    confirmation.hidden = true;
    form.hidden = false;
    last.textContent = t(messages.last, { reference }, localeOfPage());
    last.hidden = false;
    if (wasAtHeading) last.focus();
  };
  const wait = () => {
    setTimeout(() => {
      if (isPinned) return;
      const movedOn = confirmation.matches(':focus-within') && document.activeElement !== heading;
      if (isPointedAt || movedOn) wait();
      else end();
    }, confirmationMs);
  };

  // A resting pointer where the message appears does not count: it has to move.
  confirmation.onpointermove = ({ movementX, movementY }) => {
    isPointedAt ||= movementX !== 0 || movementY !== 0;
  };
  confirmation.onpointerleave = () => {
    isPointedAt = false;
  };
  keep.textContent = messages.keep;
  keep.onclick = () => {
    if (isPinned) {
      end();
      document.getElementById('ask-name')?.focus();
    }
    isPinned = true;
    keep.textContent = messages.another;
  };
  form.hidden = true;
  confirmation.hidden = false;
  confirmation.scrollIntoView({ block: 'nearest' });
  heading.focus({ preventScroll: true });
  wait();
}

/** Shows in place of the form that the message is queued on this device, until it is delivered or another one is written. */
export function showQueued(part: Part, messages: QuestionFormMessages, id: number): void {
  const [form, queued, another, heading] = [part('form'), part('waits'), part('another'), part('waits-heading')];
  another.onclick = () => {
    queued.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>('input')?.focus();
  };
  form.hidden = true;
  queued.hidden = false;
  heading.focus();
  watchOutbox((message) => {
    if (message.id !== id || queued.hidden || !message.arrived?.reference) return false;
    queued.hidden = true;
    showConfirmation(part, messages, message.arrived.reference, message.values.urgency ?? '');
    return true;
  });
}
