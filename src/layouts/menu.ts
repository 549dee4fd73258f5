/** The one script of every page: keys and clicks for native menus and accordions, the bar out of the way, counts, and this year. */

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

function closeMenus(except?: Element | null) {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
}

function on(type: string, run: (at: Element, event: Event) => void) {
  document.addEventListener(type, (event) => event.target instanceof Element && run(event.target, event));
}

on('click', (at) => {
  closeMenus(at.closest('[data-menu] a') ? null : at);
  if (at.closest('a[href^="tel:"]')) count('call');
});

// A menu that the keyboard has left would lie over the page.
on('focusin', closeMenus);

// A field that is taken away while it has the focus tells nobody in some browsers: the click or the key that did it does.
for (const type of ['focusin', 'focusout', 'click', 'keyup']) on(type, giveWay);

/** The call lies over nothing that somebody fills in, and comes back after it. */
function giveWay() {
  const at = document.activeElement;
  const isFilledIn = at?.matches('input:focus-visible,select,textarea') && at.closest('main');
  document.querySelector('[data-bar]')?.toggleAttribute('data-away', Boolean(isFilledIn));
}

document.addEventListener('tool-used', () => count('tool'));

/** Tells the server that it happened on this page, and nothing else; nothing at all where the visitor wants that. */
function count(kind: string) {
  const n: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;
  if (n.globalPrivacyControl || n.doNotTrack === '1') return;
  n.sendBeacon(`/api/count?kind=${kind}&page=${location.pathname}`);
}

on('keydown', (at, event) => {
  const { key } = event as KeyboardEvent;
  if (key === 'Escape') closeInnermost();
  const summary = at.closest('summary');
  const group = summary?.closest('[data-accordion]');
  if (!summary || !group) return;
  const triggers = [...group.querySelectorAll<HTMLElement>('summary')];
  const index = triggers.indexOf(summary);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  triggers.at(next % triggers.length)?.focus();
});

/** Escape closes the menu that was opened last and gives focus back to its trigger. */
function closeInnermost() {
  const menu = openMenus().at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

// To write a day in words takes an old phone a fifth of a second: the year, which every page has, is written without.
const shows: Readonly<Record<string, (now: Date, language?: string) => string>> = {
  year: (now) => String(now.getFullYear()),
  date: (now, language) => now.toLocaleString(language, { dateStyle: 'long' }),
  minute: (now, language) => now.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' }),
};

/** Pages are built once and read for years. */
function showToday(slots: string) {
  for (const slot of document.querySelectorAll<HTMLElement>(slots)) {
    const { lang } = slot.closest<HTMLElement>('[lang]') ?? {};
    slot.textContent = shows[slot.dataset.today ?? '']?.(new Date(), lang) ?? '';
  }
}

showToday('[data-today]:not([data-today=minute])');
// What is printed says when.
addEventListener('beforeprint', () => showToday('[data-today]'));

export {};
