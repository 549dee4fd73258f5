/** Links to the same page in another language take the reader along: the anchor, what a tool was asked, and the place. */

/** In the same number on both pages. */
const blocks = () => [...document.querySelectorAll('main :is(h1,h2,h3,p,li,tr)')];
const topOf = (block: Element | undefined) => block?.getBoundingClientRect().top ?? 0;

function leave({ currentTarget }: Event) {
  const link = currentTarget as HTMLAnchorElement;
  const form = document.querySelector<HTMLFormElement>('calculator-tool form');
  const typed =
    form && [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => [name, String(value)]);
  link.search = typed ? String(new URLSearchParams(typed)) : location.search;
  link.hash = location.hash;
  choose(link.lang);
  const all = blocks();
  const at = all.findIndex((block) => block.getBoundingClientRect().bottom > 0);
  if (scrollY) sessionStorage.twin = `${at} ${topOf(all[at])}`;
}

/** Kept for the script of every page, which cannot wait for the device's store; its page shows it and deletes it. */
function choose(language: string) {
  localStorage.language = `${language} ${Date.now()}`;
}

function arrive() {
  const [at, top] = (sessionStorage.twin ?? '').split(' ').map(Number);
  sessionStorage.removeItem('twin');
  if (at >= 0) scrollBy({ top: topOf(blocks()[at]) - top, behavior: 'instant' });
}

function offer(line: HTMLElement) {
  line.hidden = Boolean(localStorage.language) || !navigator.language.startsWith(line.lang);
  line.querySelector('button')?.addEventListener('click', () => {
    line.hidden = true;
    choose(document.documentElement.lang.slice(0, 2));
  });
}

try {
  for (const link of document.querySelectorAll('[data-twin]')) link.addEventListener('click', leave);
  arrive();
  for (const line of document.querySelectorAll<HTMLElement>('[data-offer]')) offer(line);
} catch {
  // A browser that refuses to keep anything: the links are plain ones, and nothing is offered again and again.
}
