import type { Shown } from '#core/search/search-result.ts';

/** One entry of the list: a link, so that it can be opened in a tab of its own. */
export function optionOf({ href, title, heading, pieces }: Shown): HTMLAnchorElement {
  const option = document.createElement('a');
  option.href = href;
  option.tabIndex = -1;
  option.role = 'option';
  option.append(element('b', title));
  if (heading !== '') option.append(` › ${heading}`);
  const words = pieces.map(({ text, isMarked }) => (isMarked ? element('mark', text) : text));
  if (words.length > 0) {
    const line = document.createElement('small');
    line.append(...words);
    option.append(line);
  }
  return option;
}

function element(name: 'b' | 'mark', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
