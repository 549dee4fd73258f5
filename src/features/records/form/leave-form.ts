const focusable = ['button', 'input', 'select', 'summary', 'a'].join();

/**
 * Moves the focus when a row's form closes: to the row's line if it stays, else to the next control, else to the
 * section heading. Otherwise keyboard and screen reader users would start at the top of the page.
 */
export function leaveForm(form: HTMLElement | null, hasLine: boolean): void {
  const line = form?.previousElementSibling;
  const next = nextTo(form?.closest('li') ?? form);
  if (hasLine && line instanceof HTMLButtonElement) line.focus();
  else if (next) {
    const { top } = next.getBoundingClientRect();
    next.focus({ preventScroll: true });
    // Keep the next control at its scroll position after the form is removed.
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

/** Focuses an invalid field of the form, whose text would be lost. Returns whether there is one. */
export function focusInvalidField(form: HTMLElement | null): boolean {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = faulty?.closest('details');
  if (folded) folded.open = true;
  faulty?.focus();
  return faulty != null;
}
