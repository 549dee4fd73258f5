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

/** Restores the scroll position that the reader had in the other language. */
export function restorePosition(): void {
  const [at = -1, top = 0] = String(sessionStorage.twin).split(' ').map(Number);
  sessionStorage.removeItem('twin');
  if (at >= 0) scrollBy({ top: topOf(blocks()[at]) - top, behavior: 'instant' });
}

/** Saves the choice in local storage, since the page script cannot wait for IndexedDB. "This device" lists and deletes it. */
function saveChoice(language: string): void {
  localStorage.language = `${language} ${Date.now()}`;
}

/** Replaces the site name beside it, so that nothing on the page moves or is covered. */
const look = `.twin-offer{display:flex;flex:1;align-items:center;gap:.9rem;margin-right:.5rem;font-size:.9375rem;line-height:1.15}
.twin-offer>*{display:flex;align-items:center;min-height:2.75rem;padding:0;background:none;border:0;color:inherit;font:inherit;text-align:start;cursor:pointer}
.twin-offer>a{color:var(--river);font-weight:600}.twin-offer~a{display:none}a:has(+.twin-offer){min-width:0;font-size:0}
a:has(+.twin-offer) svg{display:block}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(look);

/** Offers the page in the reader's language, in the header. A reader who declines is not asked again. */
export function showOffer(link: HTMLAnchorElement): void {
  const [here = '', stay = ''] = (link.dataset.twin ?? '').split('|');
  const [line, to, no] = [
    document.createElement('aside'),
    link.cloneNode() as HTMLElement,
    document.createElement('button'),
  ];
  line.className = 'twin-offer';
  line.lang = link.lang;
  line.ariaLabel = here;
  to.removeAttribute('class');
  to.textContent = here;
  to.addEventListener('click', (event) => {
    event.preventDefault();
    link.click();
  });
  no.type = 'button';
  no.textContent = stay;
  no.addEventListener('click', () => {
    line.remove();
    saveChoice(document.documentElement.lang.slice(0, 2));
  });
  line.append(to, no);
  document.adoptedStyleSheets.push(sheet);
  link.before(line);
}
