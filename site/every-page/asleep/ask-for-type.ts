/** Chromium tells how quick the line is, others tell nothing. */
export type Told = Navigator & { readonly connection?: { readonly effectiveType: string } };

/**
 * Asks for our type ahead of the first paint, where a page names it in its head and the line is quick. Otherwise the page stands in
 * the letters of the device, and ours come once it stands; one that a worker keeps finds them on this device by itself.
 * With data saving on the server sends none.
 * @param type holds what asks for it, on a page that names it
 * @param isKept a worker keeps this site here
 * @param line what the browser calls it
 */
export function askForType(type: HTMLTemplateElement | null, isKept: boolean, line = '4g'): void {
  if (type && line === '4g') type.replaceWith(type.content);
  else if (!isKept) document.documentElement.dataset.plain = '1';
}
