/** In the same number on both pages. */
const blocks = () => [...document.querySelectorAll('main :is(h1,h2,h3,p,li,tr)')];
const topOf = (block: Element | undefined) => block?.getBoundingClientRect().top ?? 0;

/** Makes the link to the twin take along the anchor, what a tool or a search was asked, and the place on the page. */
export function leave(link: HTMLAnchorElement): void {
  const form = document.querySelector<HTMLFormElement>('[data-tool=calculator] form');
  link.search = form ? typedIn(form) : location.search;
  link.hash = location.hash;
  try {
    choose(link.lang);
    const all = blocks();
    const at = all.findIndex((block) => block.getBoundingClientRect().bottom > 0);
    if (scrollY) sessionStorage.twin = `${at} ${topOf(all[at])}`;
  } catch {
    // A browser that refuses to keep anything shows the twin from its top.
  }
}

/** What stands in the fields, whether it was calculated or not, as the tool's own links hold it. */
function typedIn(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return String(new URLSearchParams(typed));
}

/** Goes to the place that the reader came from. */
export function arrive(): void {
  const [at = -1, top = 0] = String(sessionStorage.twin).split(' ').map(Number);
  sessionStorage.removeItem('twin');
  if (at >= 0) scrollBy({ top: topOf(blocks()[at]) - top, behavior: 'instant' });
}

/** Kept for the script of every page, which cannot wait for the device's store; its page shows it and deletes it. */
function choose(language: string): void {
  localStorage.language = `${language} ${Date.now()}`;
}

/** In the place of the name beside it, which keeps its drop: nothing on the page moves, and nothing is covered. */
const look = `.twin-offer{display:flex;flex:1;align-items:center;gap:.9rem;margin-right:.5rem;font-size:.9375rem;line-height:1.15}
.twin-offer>*{display:flex;align-items:center;min-height:2.75rem;padding:0;background:none;border:0;color:inherit;font:inherit;text-align:start;cursor:pointer}
.twin-offer>a{color:var(--river);font-weight:600}.twin-offer~a{display:none}a:has(+.twin-offer){min-width:0;font-size:0}
a:has(+.twin-offer) svg{display:block}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(look);

/** A quiet line in the header, where the link to the twin stands: whoever does not want it is not asked again. */
export function offer(link: HTMLAnchorElement): void {
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
    choose(document.documentElement.lang.slice(0, 2));
  });
  line.append(to, no);
  document.adoptedStyleSheets.push(sheet);
  link.before(line);
}
