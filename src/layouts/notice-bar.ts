import look from './notice-bar.css?inline';

export interface Notice {
  readonly words: string;
  /** Concerns safety: screen readers announce it at once. */
  readonly isAlarm: boolean;
  /** Controls after the text. */
  readonly parts: readonly HTMLElement[];
}

let hasStyles = false;

/** Shows a notice at the top of the page, after the skip link. Remove the returned element to close it. */
export function showNoticeBar({ words, isAlarm, parts }: Notice): HTMLElement {
  if (!hasStyles) addStyles();
  const bar = document.createElement('section');
  bar.classList.add('raised-bar', 'no-print', ...(isAlarm ? ['raised-alarm'] : []));
  bar.setAttribute('aria-label', words);
  const line = document.createElement('p');
  line.setAttribute('role', isAlarm ? 'alert' : 'status');
  line.textContent = words;
  bar.append(line, ...parts);
  // The skip link stays the first element.
  const skip = document.querySelector('body > [href="#main"]');
  if (skip) skip.after(bar);
  else document.body.prepend(bar);
  return bar;
}

function addStyles(): void {
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}

/** A button for a notice. */
export function noticeButton(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.classList.add('btn', 'btn-alt');
  made.textContent = words;
  made.onclick = press;
  return made;
}
