/**
 * Gives the page the style of a part that comes later, when the part comes: a page does not wait for the look of what it
 * may never show. The rules stand behind the page's own. While the page is built there is nothing to do.
 */
export function addStyle(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
