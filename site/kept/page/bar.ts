import type { Asked } from '../messages.ts';
import look from './bar.css?inline';

/** What the bar says; a page fetches it when it has something to say. */
export interface BarWords {
  readonly danger: string;
  readonly edition: string;
  readonly reload: string;
  readonly later: string;
}

let isShown = false;

/** Says above the page that there are newer words, with a way to read them and one to go on. */
export async function showBar(news: 'danger' | 'edition'): Promise<void> {
  if (isShown) return;
  isShown = true;
  const answer = await fetch(`/kept-words/${document.documentElement.lang.slice(0, 2)}.json`);
  const words: BarWords = await answer.json();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement('section');
  bar.classList.add('kept-bar', 'no-print', `kept-${news}`);
  const line = document.createElement('p');
  line.setAttribute('role', news === 'danger' ? 'alert' : 'status');
  line.textContent = words[news];
  bar.setAttribute('aria-label', words[news]);
  bar.append(
    line,
    button(words.reload, () => void comeAnew()),
    button(words.later, () => bar.remove()),
  );
  document.body.prepend(bar);
}

/** Has the newer edition take over, if it waits for that, and opens the page again once it has. */
async function comeAnew(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ ask: 'take-over' } satisfies Asked);
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.classList.add('btn', 'btn-alt');
  made.textContent = words;
  made.onclick = press;
  return made;
}
