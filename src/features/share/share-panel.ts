/** The share panel: text message, WhatsApp, email, the copied link, other apps, and a QR code. */

import type { PageMessages } from '../../i18n/page-messages.ts';
import { pageMessages } from '../../i18n/read-page-messages.ts';
import { resultHash } from '../../lib/dom/show-result.ts';
import { qrPicture } from './qr-picture.ts';
import style from './share-panel.css?inline';

type ShareMessages = PageMessages['share'];

/** What is shared: a title for the subject of an email, the words of a message, and the link. */
interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

let hasStyles = false;

/** Opens the panel of a button, as a sheet at the bottom of a phone. Closing it returns the focus to the button. */
export function open(button: HTMLElement): void {
  addStyles();
  const panel = panelOf(pageMessages().share, sharedBy(button));
  panel.addEventListener('close', () => {
    panel.remove();
    button.focus();
  });
  // A press on the backdrop hits the dialog itself and none of its parts.
  panel.addEventListener('click', ({ target }) => target === panel && panel.close());
  document.body.append(panel);
  panel.showModal();
}

function sharedBy({ dataset }: HTMLElement): Shared {
  const url = addressOf(dataset.share ?? '');
  const { title } = document;
  return { title, url, text: dataset.shareText ?? `${title}\n${url}` };
}

/** The public address of a file, or of the page with its query, at its result if it shows one. */
function addressOf(file: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { origin } = new URL(canonical?.href ?? location.href);
  const hash = document.querySelector('[data-result]') ? resultHash : '';
  return origin + (file || location.pathname + location.search + hash);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function panelOf(messages: ShareMessages, shared: Shared): HTMLDialogElement {
  const panel = document.createElement('dialog');
  panel.className = 'share-panel';
  panel.ariaLabel = messages.share;
  const [status, address] = [element('p', 'share-status'), element('p', 'share-address')];
  status.role = 'status';
  address.textContent = shared.url;
  const copyLink = async () => {
    status.textContent = (await copy(shared.url)) ? messages.copied : messages.byHand;
  };
  const [text, subject] = [encodeURIComponent(shared.text), encodeURIComponent(shared.title)];
  const ways = element('div', 'share-ways');
  ways.append(
    linkTo(`sms:?&body=${text}`, messages.text),
    linkTo(`https://wa.me/?text=${text}`, messages.whatsapp),
    linkTo(`mailto:?subject=${subject}&body=${text}`, messages.email),
    buttonOf(messages.copy, copyLink),
  );
  // Closing the sheet of the system is not an error.
  if ('share' in navigator && navigator.share)
    ways.append(
      buttonOf(messages.more, () => void navigator.share({ title: shared.title, text: shared.text }).catch(() => {})),
    );
  const code = element('div', 'share-code');
  code.append(qrPicture(shared.url, messages.code), address);
  const title = element('h2', 'share-title');
  title.textContent = messages.share;
  panel.append(
    title,
    ways,
    status,
    code,
    buttonOf(messages.close, () => panel.close()),
  );
  return panel;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function linkTo(href: string, words: string): HTMLElement {
  const link = element('a', 'btn') as HTMLAnchorElement;
  link.href = href;
  link.textContent = words;
  if (href.startsWith('https:')) [link.target, link.rel] = ['_blank', 'noopener'];
  return link;
}

function buttonOf(words: string, press: () => void): HTMLElement {
  const button = element('button', 'btn btn-alt') as HTMLButtonElement;
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', press);
  return button;
}

function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
