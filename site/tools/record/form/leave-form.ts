/**
 * Gives the focus to what stays when the form of a row goes: the row's own line where it stays, else the title of its part.
 * Otherwise whoever uses a keyboard, or listens, would begin at the top of the page again.
 */
export function leaveForm(form: HTMLElement | null, isLineKept: boolean): void {
  const line = form?.previousElementSibling;
  if (isLineKept && line instanceof HTMLButtonElement) line.focus();
  else form?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
}

/** Whether a form holds something typed that could not be kept, and would be lost with the form; goes to it then. */
export function holdsFault(form: HTMLElement | null): boolean {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = faulty?.closest('details');
  if (folded) folded.open = true;
  faulty?.focus();
  return faulty != null;
}
