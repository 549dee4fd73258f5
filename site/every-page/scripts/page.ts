/** The script of every page: menus, links to other languages, and what else a page needs, loaded when it has it. */

import './menu.ts';
import './twins.ts';

const isWide = matchMedia('(min-width: 62rem)').matches;

/** What a page may have, and the script that serves it. */
const served: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-checklist]': () => import('../../document/page/checklist/checklist.ts'),
  '[data-flowchart]': () => import('../../document/page/flowchart/flowchart-choice.ts'),
  '[data-book]': () => import('../../document/guide/book/book.ts'),
  '[data-ask="form"]': () => import('../../parts/forms/sending/wake.ts'),
  '[data-letterhead], [data-tool=assessment]': () => import('../../document/sheet/sheet.ts'),
  '[data-slot="results"]:empty': () => import('../../parts/search/search-page.ts'),
  // A phone has neither a margin nor contents beside the text.
  ...(isWide && { '[data-reading]': () => import('../../document/guide/reading.ts') }),
};

for (const [part, load] of Object.entries(served)) if (document.querySelector(part)) void load();

/** So long a page that came over the line goes before everything that is stored for offline use. */
const offlineAfterMs = 3_000;

// A page from the offline cache asks at once what may not be old. Any other has the line for itself first.
const { serviceWorker } = navigator;
if (serviceWorker)
  setTimeout(() => import('../../device/kept/page/keep.ts'), serviceWorker.controller ? 0 : offlineAfterMs);

const header = isWide && document.querySelector('header');
if (header)
  for (const near of ['pointerover', 'focusin'])
    header.addEventListener(near, () => import('../menus/panels.ts'), { once: true });

addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('[data-search]')) void import('../../parts/search/search-box.ts');
});

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (button) void import('../../parts/share/share-panel.ts').then((panel) => panel.open(button));
});
