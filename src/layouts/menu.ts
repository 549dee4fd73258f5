/** Script of every page: keyboard and clicks for menus and accordions, the bottom bar, counters, and dates. */

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

// A menu that lost focus would cover the page.
on('focusin', closeMenus);

// Some browsers send no focusout for a focused field that is removed; the click or key that removed it is an event.
for (const type of ['focusin', 'focusout', 'click', 'keyup']) on(type, hideBarWhileTyping);

/** Hides the bottom bar while a field has focus, so that it covers no form. */
function hideBarWhileTyping() {
  const at = document.activeElement;
  const isFilledIn = at?.matches('input:focus-visible,select,textarea') && at.closest('main');
  document.querySelector('[data-bar]')?.toggleAttribute('data-away', Boolean(isFilledIn));
}

document.addEventListener('tool-used', () => count('tool'));

/** Sends an anonymous counter for this page, unless the visitor opted out (Global Privacy Control, Do Not Track). */
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

/** Closes the menu that was opened last and returns focus to its trigger. */
function closeInnermost() {
  const menu = openMenus().at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

// `toLocaleString` takes an old phone 0.2 s: the year, which every page shows, does without.
const formats: Readonly<Record<string, (now: Date, language?: string) => string>> = {
  year: (now) => String(now.getFullYear()),
  date: (now, language) => now.toLocaleString(language, { dateStyle: 'long' }),
  minute: (now, language) => now.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' }),
};

/** Updates dates in pages that were built earlier. */
function showToday(slots: string) {
  for (const slot of document.querySelectorAll<HTMLElement>(slots)) {
    const { lang } = slot.closest<HTMLElement>('[lang]') ?? {};
    slot.textContent = formats[slot.dataset.today ?? '']?.(new Date(), lang) ?? '';
  }
}

showToday('[data-today]:not([data-today=minute])');
// A printed page says when it was printed.
addEventListener('beforeprint', () => showToday('[data-today]'));

export {};
