const focusable = ['button', 'input', 'select', 'summary', 'a'].join();

/**
 * Gives the focus to what stays when the form of a row goes: the row's own line where it stays, else what comes after it, else
 * the title of its part. Otherwise whoever uses a keyboard, or listens, would begin at the top of the page again.
 */
export function leaveForm(form: HTMLElement | null, isLineKept: boolean): void {
  const line = form?.previousElementSibling;
  const next = nextTo(form?.closest('li') ?? form);
  if (isLineKept && line instanceof HTMLButtonElement) line.focus();
  else if (next) {
    const { top } = next.getBoundingClientRect();
    next.focus({ preventScroll: true });
    // The form is gone then: what comes after it stays where the eye has it.
    requestAnimationFrame(() => {
      window.scrollBy(0, next.getBoundingClientRect().top - top);
      next.scrollIntoView({ block: 'nearest' });
    });
  } else form?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
}

function nextTo(row: HTMLElement | null): HTMLElement | undefined {
  const all = row?.closest('section')?.querySelectorAll<HTMLElement>(focusable) ?? [];
  return [...all].find((each) => isAfter(each, row));
}

function isAfter(each: HTMLElement, row: HTMLElement | null): boolean {
  const place = row?.compareDocumentPosition(each) ?? 0;
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && (place & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}

/** Whether a form holds something typed that could not be kept, and would be lost with the form; goes to it then. */
export function focusInvalidField(form: HTMLElement | null): boolean {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = faulty?.closest('details');
  if (folded) folded.open = true;
  faulty?.focus();
  return faulty != null;
}
