/**
 * The one script that every page asks for, once it stands: a page is whole without it. It wakes the menus, and asks for what
 * else brings this page to life.
 */

import register from '../../device/offline/page/register.ts?address';
import book from '../../document/guide/book/book.ts?address';
import reading from '../../document/guide/reading.ts?address';
import checklist from '../../document/page/checklist/checklist.ts?address';
import flowchart from '../../document/page/flowchart/flowchart-choice.ts?address';
import sheet from '../../document/sheet/sheet.ts?address';
import sources from '../../document/sources/late-sources.ts?address';
import form from '../../parts/forms/sending/wake.ts?address';
import search from '../../parts/search/search-box.ts?address';
import searchPage from '../../parts/search/search-page.ts?address';
import share from '../../parts/share/share-panel.ts?address';
import panels from '../menus/panels.ts?address';
import { bring, wakeTool } from './bring.ts';
import { bringType } from './late-type.ts';
import typed from './typed.ts?address';
import './menu.ts';
import './twins.ts';

/** What a page may have, and the script that serves it. */
const served = {
  '[data-checklist]': checklist,
  '[data-flowchart]': flowchart,
  '[data-book]': book,
  '[data-ask="form"]': form,
  'a[data-sources]': sources,
  '[data-letterhead], assessment-tool': sheet,
  '[data-slot="results"]:empty': searchPage,
  '[data-island]': typed,
};

/** The service worker waits as long for a page from the network, which needs the connection for itself. */
const registerAfterMs = 3_000;

const ask = (address: string) => void bring(address);

// A page that the service worker gave may be old: it looks for a newer version at once.
const { serviceWorker } = navigator;
if (serviceWorker) setTimeout(ask, serviceWorker.controller ? 0 : registerAfterMs, register);

for (const [part, address] of Object.entries(served)) if (document.querySelector(part)) ask(address);

wakeTool();
void bringType();

// A phone has neither a margin nor contents beside the text, so it never pays for them.
const isWide = matchMedia('(min-width: 62rem)').matches;
if (isWide && document.querySelector('[data-reading]')) ask(reading);

// What the menus show there comes when somebody comes near them.
const header = isWide && document.querySelector('header');
if (header)
  for (const near of ['pointerover', 'focusin']) header.addEventListener(near, () => ask(panels), { once: true });

// What finds while somebody types comes with the first focus of a field.
addEventListener(
  'focusin',
  ({ target }) => target instanceof Element && target.closest('[data-search]') && ask(search),
);

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (button) void bring<typeof import('../../parts/share/share-panel.ts')>(share).then((panel) => panel.open(button));
});
