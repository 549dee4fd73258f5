/** Blocks of text, whose count is the same in both languages. */
const blocks = () => [...document.querySelectorAll('main :is(h1,h2,h3,p,li,tr)')];
const topOf = (block: Element | undefined) => block?.getBoundingClientRect().top ?? 0;

/** Adds query, form values and anchor to the link to a translation, and saves the scroll position. */
export function prepareLink(link: HTMLAnchorElement): void {
  const form = document.querySelector<HTMLFormElement>('[data-tool=calculator] form');
  link.search = form ? fieldValues(form) : location.search;
  link.hash = location.hash;
  try {
    saveChoice(link.lang);
    const all = blocks();
    const at = all.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    if (scrollY) sessionStorage.twin = `${at} ${topOf(all[at])}`;
  } catch {
    // Without storage the translation opens at its top.
  }
}

/** The form's values as a query string, in the format of the tool's own links. */
function fieldValues(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return String(new URLSearchParams(typed));
}

/** Restores the scroll position of the page in the other language. */
export function restorePosition(): void {
  const [at = -1, top = 0] = String(sessionStorage.twin).split(' ').map(Number);
  sessionStorage.removeItem('twin');
  if (at >= 0) scrollBy({ top: topOf(blocks()[at]) - top, behavior: 'instant' });
}

/** Saves the choice in local storage, since the page script cannot wait for IndexedDB. "This device" lists and deletes it. */
function saveChoice(language: string): void {
  localStorage.language = `${language} ${Date.now()}`;
}
