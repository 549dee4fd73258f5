/** Scrolls to a result and focuses it, so that a phone shows it and a screen reader starts there. */
export function showResult(result: HTMLElement | null): void {
  result?.focus({ preventScroll: true });
  result?.scrollIntoView?.({ block: 'start' });
}

/** The hash of a shared result: the page opens at the result instead of at its top. */
export const resultHash = '#result';
