import look from './notice-bar.css?inline';

/** A line above a page, with what may be pressed for it. */
export interface Bar {
  readonly words: string;
  /** Somebody's safety is in it: it is read out at once. */
  readonly isAlarm: boolean;
  /** Stands behind the words. */
  readonly parts: readonly HTMLElement[];
}

let isDressed = false;

/** Shows a line above the page, behind the link that skips to the text. The page that wants it taken away removes the element. */
export function raiseBar({ words, isAlarm, parts }: Bar): HTMLElement {
  if (!isDressed) dress();
  const bar = document.createElement('section');
  bar.classList.add('raised-bar', 'no-print', ...(isAlarm ? ['raised-alarm'] : []));
  bar.setAttribute('aria-label', words);
  const line = document.createElement('p');
  line.setAttribute('role', isAlarm ? 'alert' : 'status');
  line.textContent = words;
  bar.append(line, ...parts);
  // The link that skips to the text stays the first on the page.
  const skip = document.querySelector('body > [href="#main"]');
  if (skip) skip.after(bar);
  else document.body.prepend(bar);
  return bar;
}

function dress(): void {
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}

/** A button of a bar. */
export function barButton(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.classList.add('btn', 'btn-alt');
  made.textContent = words;
  made.onclick = press;
  return made;
}
