import type { News } from '../messages.ts';
import { sayWhatIsNewer } from './newer-bar.ts';

/** Where a page notes that it came anew for newer words: once a visit, whatever the line does. */
const cameAnew = 'kept-came-anew';

let isTouched = false;
for (const name of ['input', 'change', 'beforeinput']) {
  addEventListener(name, () => {
    isTouched = true;
  });
}

/** Takes in what the worker heard: a new phone number at once, newer words of danger at once, a newer edition when it suits. */
export function takeIn({ phone, hasNewerWords, hasNewerEdition }: News): void {
  if (phone) renumber(phone);
  if (hasNewerWords && !isTouched && mayComeAnew()) location.reload();
  else if (hasNewerWords || hasNewerEdition) void sayWhatIsNewer(hasNewerWords ? 'danger' : 'edition');
}

function mayComeAnew(): boolean {
  try {
    if (sessionStorage.getItem(cameAnew) === location.pathname) return false;
    sessionStorage.setItem(cameAnew, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** Puts a new number in the place of the old one, in links and wherever it is written. */
function renumber({ dial, display }: NonNullable<News['phone']>): void {
  const own = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"], footer a[href^="tel:"]');
  const old = own?.getAttribute('href')?.slice('tel:'.length);
  const shown = document.querySelector('footer a[href^="tel:"]')?.textContent?.trim();
  if (!old || old === dial) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="tel:${old}"], a[href^="sms:${old}"]`)) {
    link.href = link.href.replace(old, dial);
  }
  if (!shown) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.includes(shown)) text.nodeValue = text.nodeValue.replaceAll(shown, display);
  }
}
