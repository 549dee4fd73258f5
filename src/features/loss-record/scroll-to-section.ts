/**
 * Brings a part of the page to the reader, and the focus with it. The address names the open record, so that parts have
 * no addresses of their own.
 */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}
