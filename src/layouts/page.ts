/** Entry script of every page: menus, language links, and lazy scripts for what the page contains. */

import './menu.ts';
import './language-links.ts';

const isWide = matchMedia('(min-width: 62rem)').matches;

/** Scripts by the selector of the elements that need them. */
const lazyScripts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-checklist]': () => import('../features/guides/checklist.ts'),
  '[data-flowchart]': () => import('../features/guides/flowchart-choice.ts'),
  '[data-book]': () => import('../features/guides/manual-reader.ts'),
  '[data-ask="form"]': () => import('../features/contact/enhance-forms.ts'),
  '[data-letterhead], [data-tool=assessment]': () => import('../features/downloads/sheet.ts'),
  '[data-slot="results"]:empty': () => import('../features/search/search-page.ts'),
  // A phone has no table of contents beside the text.
  ...(isWide && { '[data-reading]': () => import('../features/guides/reading.ts') }),
};

for (const [part, load] of Object.entries(lazyScripts)) if (document.querySelector(part)) void load();

/** Same as the network timeout of the service worker: until then the page needs the connection. */
const registerAfterMs = 3_000;

// A page from the service worker may be outdated: check for an update at once.
const { serviceWorker } = navigator;
if (serviceWorker) setTimeout(register, serviceWorker.controller ? 0 : registerAfterMs);

/** Waits for the connection where the script is not stored yet: a failed import shows the notice for an incomplete page. */
function register(): void {
  if (serviceWorker.controller || navigator.onLine) void import('../lib/offline/register.ts');
  else addEventListener('online', register, { once: true });
}

const header = isWide && document.querySelector('header');
if (header)
  for (const near of ['pointerover', 'focusin'])
    header.addEventListener(near, () => import('./panels.ts'), { once: true });

addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('[data-search]')) void import('../features/search/search-box.ts');
});

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (button) void import('../features/share/share-panel.ts').then((panel) => panel.open(button));
});
