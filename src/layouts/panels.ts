import style from './panels.css?inline';

/** Fills the menus of a wide screen with their panels before they are opened. Without this script they are plain links. */

const groups = [...document.querySelectorAll('details[data-menu="group"]')];
const panels = document.querySelector<HTMLTemplateElement>('template[data-panels]')?.content.children;

if (panels) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  for (const [index, group] of groups.entries()) fill(group, panels[index]);
}

/** Leaves a menu unchanged while one of its links has focus. */
function fill(group: Element, panel?: Element) {
  const links = group.querySelector('ul');
  if (!panel || !links || links.contains(document.activeElement)) return;
  const filled = document.importNode(panel, true);
  for (const link of filled.querySelectorAll('a')) {
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
  }
  links.replaceWith(filled);
}
