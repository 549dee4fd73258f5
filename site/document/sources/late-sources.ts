/**
 * Brings the lists of a page's sources, which stand at an address of their own, into the fold at the page's end: before
 * somebody opens or prints it, and after everything that the page is read for. Without them every mark leads to that address.
 */

const link = document.querySelector<HTMLAnchorElement>('a[data-sources]');
const fold = link?.closest('details');

// Who saves data gets them on opening the fold.
const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
if (connection?.saveData) fold?.addEventListener('toggle', bring, { once: true });
else bring();

/** A request of the old kind reads a document by itself: all other ways to do so are refused by the policy of our pages. */
function bring() {
  const request = new XMLHttpRequest();
  request.open('GET', `${link?.href}.xml`);
  request.responseType = 'document';
  request.addEventListener('load', () => request.status === 200 && show(request.responseXML?.documentElement));
  request.send();
}

function show(lists?: Element) {
  if (!lists) return;
  link?.parentElement?.replaceWith(document.importNode(lists, true));
  for (const mark of document.querySelectorAll<HTMLAnchorElement>('a[role=doc-noteref]')) mark.href = mark.hash;
  const asked = /^#s\d+$/.test(location.hash) && document.querySelector(location.hash);
  if (asked && fold) {
    fold.open = true;
    asked.scrollIntoView();
  }
  document.dispatchEvent(new Event('sources-come'));
}

export {};
