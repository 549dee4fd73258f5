/** Share panel: the system's share sheet where there is one, the copied link, and a QR code. */

import type { PageMessages } from '../../i18n/page-messages.ts';
import { pageMessages } from '../../i18n/read-page-messages.ts';
import { qrPicture } from './qr-picture.ts';

type ShareMessages = PageMessages['share'];

/** Styles of the panel, in system colors. */
const styles = `.shared{grid-column:1/-1;max-width:34rem;margin:.75rem 0;padding:1rem;background:Canvas;color:CanvasText;border:1px solid}
.shared svg{display:block;width:11rem;height:11rem}
.shared p{margin:.5rem 0;overflow-wrap:anywhere}
.shared button{min-height:2.75rem;margin:0 .5rem 0 0;padding:0 1rem;background:none;border:1px solid;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
@media print{.shared{display:none}}`;

let hasStyles = false;

/** Opens the panel of a button below its line, in place of one that is open. */
export async function open(button: HTMLElement): Promise<void> {
  const address = addressOf(button);
  const isShared = openShareSheet(address);
  const copied = isShared ? undefined : copy(address);
  const messages = pageMessages().share;
  const place = button.parentElement ?? button;
  if (place.nextElementSibling?.classList.contains('shared')) place.nextElementSibling.remove();
  const { panel, status } = panelOf(messages, address, button);
  place.after(panel);
  if (copied) status.textContent = (await copied) ? messages.copied : messages.byHand;
}

/** The public address of the page, with its query, or of the file that the button shares. */
function addressOf({ dataset }: HTMLElement): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { origin } = new URL(canonical?.href ?? location.href);
  return origin + (dataset.share || location.pathname + location.search);
}

/** Opens the system's share sheet if there is one; returns whether it did. Closing it is not an error. */
function openShareSheet(url: string): boolean {
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

function panelOf(messages: ShareMessages, address: string, button: HTMLElement) {
  addStyles();
  const panel = document.createElement('div');
  panel.className = 'shared';
  panel.role = 'group';
  panel.ariaLabel = messages.share;
  const [line, status, ways] = [paragraph(), paragraph(), paragraph()];
  line.textContent = address;
  status.role = 'status';
  const close = () => {
    panel.remove();
    button.focus();
  };
  const again = async () => {
    status.textContent = (await copy(address)) ? messages.copied : messages.byHand;
  };
  ways.append(buttonOf(messages.copy, again), buttonOf(messages.close, close));
  panel.append(qrPicture(address, messages.code), line, status, ways);
  return { panel, status };
}

const paragraph = () => document.createElement('p');

function buttonOf(messages: string, press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = messages;
  button.addEventListener('click', press);
  return button;
}

function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
