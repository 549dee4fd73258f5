/** What the press of a share button shows: the way of the system where there is one, the copied link, and a code for a phone. */

import type { PageMessages } from '../../i18n/page-messages.ts';
import { pageMessages } from '../../i18n/read-page-messages.ts';
import { qrPicture } from './qr-picture.ts';

type ShareMessages = PageMessages['share'];

/** In the colors of the system: a page keeps no property that its own rules do not read. */
const look = `.shared{grid-column:1/-1;max-width:34rem;margin:.75rem 0;padding:1rem;background:Canvas;color:CanvasText;border:1px solid}
.shared svg{display:block;width:11rem;height:11rem}
.shared p{margin:.5rem 0;overflow-wrap:anywhere}
.shared button{min-height:2.75rem;margin:0 .5rem 0 0;padding:0 1rem;background:none;border:1px solid;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
@media print{.shared{display:none}}`;

let isDressed = false;

/** Opens the panel of a button under the line that it stands in; a panel that is open is used again. */
export async function open(button: HTMLElement): Promise<void> {
  const address = addressOf(button);
  const sent = sendBySystem(address);
  const copied = sent ? undefined : copy(address);
  const words = pageMessages().share;
  const place = button.parentElement ?? button;
  if (place.nextElementSibling?.classList.contains('shared')) place.nextElementSibling.remove();
  const { panel, status } = panelOf(words, address, button);
  place.after(panel);
  if (copied) status.textContent = (await copied) ? words.copied : words.byHand;
}

/** The public address of the page, with what a tool was asked, or of the file that the button shares. */
function addressOf({ dataset }: HTMLElement): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { origin } = new URL(canonical?.href ?? location.href);
  return origin + (dataset.share || location.pathname + location.search);
}

/** Whether the system has a way of its own; it then shows it. Whoever closes it has lost nothing. */
function sendBySystem(url: string): boolean {
  if (!navigator.share) return false;
  navigator.share({ title: document.title, url }).catch(() => {});
  return true;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function panelOf(words: ShareMessages, address: string, button: HTMLElement) {
  dress();
  const panel = document.createElement('div');
  panel.className = 'shared';
  panel.role = 'group';
  panel.ariaLabel = words.share;
  const [line, status, ways] = [paragraph(), paragraph(), paragraph()];
  line.textContent = address;
  status.role = 'status';
  const close = () => {
    panel.remove();
    button.focus();
  };
  const again = async () => {
    status.textContent = (await copy(address)) ? words.copied : words.byHand;
  };
  ways.append(buttonOf(words.copy, again), buttonOf(words.close, close));
  panel.append(qrPicture(address, words.code), line, status, ways);
  return { panel, status };
}

const paragraph = () => document.createElement('p');

function buttonOf(words: string, press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', press);
  return button;
}

function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}
