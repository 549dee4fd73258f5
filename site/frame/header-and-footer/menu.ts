/** The one script of every page: keys and clicks for native menus and accordions, counts, and this year. */

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

function closeMenus(except?: Element | null) {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  closeMenus(target.closest('[data-menu] a') ? null : target);
  if (target.closest('a[href^="tel:"]')) count('call');
});

// A menu that the keyboard has left would lie over the page.
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Element) closeMenus(relatedTarget);
});

document.addEventListener('tool-used', () => count('tool'));

/** Tells the server that it happened on this page, and nothing else; nothing at all where the visitor wants that. */
function count(kind: string) {
  const n: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;
  if (n.globalPrivacyControl || n.doNotTrack === '1') return;
  n.sendBeacon(`/api/count?kind=${kind}&page=${location.pathname}`);
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeInnermost();
  const summary = event.target instanceof Element ? event.target.closest('summary') : null;
  const group = summary?.closest('[data-accordion]');
  if (!summary || !group) return;
  const triggers = [...group.querySelectorAll<HTMLElement>('summary')];
  const at = triggers.indexOf(summary);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
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

// Pages are built once and read for years.
for (const slot of document.querySelectorAll('[data-today=year]')) slot.textContent = String(new Date().getFullYear());
