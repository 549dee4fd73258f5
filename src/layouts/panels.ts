import style from './panels.css?inline';

/** Fills the menus of a wide screen with drawings, lines and the call, before somebody opens them. Without it they hold their links. */

const groups = [...document.querySelectorAll('details[data-menu="group"]')];
const panels = document.querySelector<HTMLTemplateElement>('template[data-panels]')?.content.children;

if (panels) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  for (const [index, group] of groups.entries()) fill(group, panels[index]);
}

/** A menu in whose links somebody stands with the keyboard stays as it is. */
function fill(group: Element, panel?: Element) {
  const links = group.querySelector('ul');
  if (!panel || !links || links.contains(document.activeElement)) return;
  const filled = document.importNode(panel, true);
  for (const link of filled.querySelectorAll('a')) {
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
  }
  links.replaceWith(filled);
}
