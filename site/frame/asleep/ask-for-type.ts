/** What Chromium tells of the line; others tell nothing. */
interface Line {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/**
 * Asks for our type ahead of the first paint, where a page names it in its head and that takes nothing from its words: it is kept on
 * this device, or the line is quick. Otherwise the page stands in the letters of the device, and ours come once it stands.
 * @param connection what the browser tells of the line, if it does
 * @param isKept a worker keeps this site here
 */
export function askForType(connection: Line | undefined, isKept: boolean): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=font]');
  const isQuick = !connection || (!connection.saveData && connection.effectiveType === '4g');
  if (isKept || (links.length > 0 && isQuick)) for (const link of links) link.rel = 'preload';
  else document.documentElement.dataset.plain = '1';
}
