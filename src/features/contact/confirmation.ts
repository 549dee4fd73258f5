import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { QuestionFormMessages } from './QuestionForm.tsx';

/** How long the confirmation stays before the form comes back (specification, section 9). */
const confirmationMs = 3000;

/** Finds a part of the form by its name. */
export type Part = <Element extends HTMLElement>(name: string) => Element;

/**
 * Shows the confirmation in place of the form, and moves the focus to its heading. The form comes back after three seconds,
 * unless somebody points at the message, has moved the focus on in it, or chose to keep it; the reference stays above the
 * form, and takes the focus from the heading.
 */
export function showConfirmation(part: Part, words: QuestionFormMessages, reference: string, urgency: string) {
  const [form, confirmation, keep, last] = [part('form'), part('confirmation'), part('keep'), part('last')];
  const heading = part('heading');
  part('reference').textContent = reference;
  for (const promise of confirmation.querySelectorAll<HTMLElement>('[data-ask-promise]')) {
    promise.hidden = promise.dataset.askPromise !== urgency;
  }
  let pointed = false;
  let kept = false;

  const end = () => {
    const wasAtHeading = document.activeElement === heading;
    confirmation.hidden = true;
    form.hidden = false;
    last.textContent = t(words.last, { reference }, localeOfPage());
    last.hidden = false;
    if (wasAtHeading) last.focus();
  };
  const wait = () => {
    setTimeout(() => {
      if (kept) return;
      const movedOn = confirmation.matches(':focus-within') && document.activeElement !== heading;
      if (pointed || movedOn) wait();
      else end();
    }, confirmationMs);
  };

  // A pointer that rests where the message appears does not count: it has to move.
  confirmation.onpointermove = ({ movementX, movementY }) => {
    pointed ||= movementX !== 0 || movementY !== 0;
  };
  confirmation.onpointerleave = () => {
    pointed = false;
  };
  keep.textContent = words.keep;
  keep.onclick = () => {
    if (kept) {
      end();
      document.getElementById('ask-name')?.focus();
    }
    kept = true;
    keep.textContent = words.another;
  };
  form.hidden = true;
  confirmation.hidden = false;
  confirmation.scrollIntoView({ block: 'nearest' });
  heading.focus({ preventScroll: true });
  wait();
}
