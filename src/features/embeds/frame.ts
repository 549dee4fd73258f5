/** What a tool does in a frame on somebody else's page: it wears their colors, says how high it is, and keeps nothing. */

import { applyTheme } from './apply-theme.ts';

// Nothing is kept on somebody else's page: the tools find a browser without a database, as in a private window.
Object.defineProperty(window, 'indexedDB', { value: undefined });

applyTheme();

/**
 * Says how high the page is, in CSS pixels. It is no secret, and a frame does not know whose page it is on. Opened by itself, a page is
 * its own parent: it would answer itself without end.
 */
function tell() {
  if (parent === window) return;
  parent.postMessage({ embedHeight: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
}

new ResizeObserver(tell).observe(document.body);
// A script that came after the frame asks once more.
addEventListener('message', ({ source }) => source === parent && tell());

// Before the tool hears of it: no other page of the site may stand in a frame, so each link opens a window of its own.
addEventListener('click', ({ target }) => target instanceof Element && lead(target), true);

function lead(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const whole = document.querySelector<HTMLAnchorElement>('a[data-whole]');
  const written = link.getAttribute('href') ?? '';
  if (/^(tel|mailto|sms):/.test(written)) link.target = '_self';
  // The rules that an answer names stand on the whole page.
  else if (written.startsWith('#') && whole) link.href = whole.href + written;
}
