/**
 * Runs in a page: whether a link to such an address is whole in the window, with nothing over its middle. A reader's thumb
 * or pointer reaches it without scrolling and without opening anything.
 */
export function isInSight(start: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}"]`)].some((link) => {
    const { left, top, right, bottom } = link.getBoundingClientRect();
    if (right - left < 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== null && (link.contains(over) || over.contains(link));
  });
}
