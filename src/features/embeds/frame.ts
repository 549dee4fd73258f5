/** Script of an embed: applies colors, reports its height, and disables storage. */

import { applyTheme } from './apply-theme.ts';

// Embeds store nothing: without IndexedDB the tools behave as in a private window.
Object.defineProperty(window, 'indexedDB', { value: undefined });

applyTheme();

/**
 * Reports the height of the page in CSS pixels, to any origin because it is not confidential. A page outside of a frame is its own
 * parent and would answer itself endlessly.
 */
function postHeight() {
  if (parent === window) return;
  parent.postMessage({ embedHeight: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
}

new ResizeObserver(postHeight).observe(document.body);
// A script loaded after the frame requests the height.
addEventListener('message', ({ source }) => source === parent && postHeight());

// In the capture phase: other pages of the site must not be framed, so links open a new window.
addEventListener('click', ({ target }) => target instanceof Element && adjustLink(target), true);

function adjustLink(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const whole = document.querySelector<HTMLAnchorElement>('a[data-whole]');
  const href = link.getAttribute('href') ?? '';
  if (/^(tel|mailto|sms):/.test(href)) link.target = '_self';
  // The anchors of an answer are on the tool's own page.
  else if (href.startsWith('#') && whole) link.href = whole.href + href;
}
