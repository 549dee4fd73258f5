/** The one script of every page: keys and clicks for native menus and accordions, counts, and today's date. */

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

function closeMenus(except?: Element | null) {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  closeMenus(target.closest('[data-menu] a') ? null : target);
  if (target.closest('a[href^="tel:"]')) count('call');
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
  const next = nextTrigger(event.key, triggers.indexOf(summary), triggers.length);
  if (next === undefined) return;
  event.preventDefault();
  triggers[next]?.focus();
});

/** Escape closes the menu that was opened last and gives focus back to its trigger. */
function closeInnermost() {
  const menu = openMenus().at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function nextTrigger(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

// Pages are built once and read for months: the year and the "last updated" date follow the reader's day.
const now = new Date();
for (const slot of document.querySelectorAll('[data-today]')) {
  slot.textContent =
    slot.getAttribute('data-today') === 'year'
      ? String(now.getFullYear())
      : now.toLocaleDateString(document.documentElement.lang, { year: 'numeric', month: 'long', day: 'numeric' });
}
