import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { isOnItsWay, type Waiting } from '../../lib/offline/outbox/message.ts';
import type { WaitingMessages } from './OutboxPage.tsx';

/** What a row is written with. */
export interface RowMessages {
  readonly words: WaitingMessages;
  readonly locale: Locale;
}

type Press = (message: Waiting) => Promise<void>;

/** So much of a message tells it from the others. Characters. */
const shownLength = 160;

/** A message as a row of the list, made of the page's template. */
export function rowOf(
  message: Waiting,
  template: HTMLTemplateElement,
  rowWords: RowMessages,
  { change, remove }: { readonly change: Press; readonly remove: Press },
): Node {
  const { words, locale } = rowWords;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => copy.querySelector<HTMLElement>(`[data-row="${name}"]`);
  const write = (name: string, text: string) => part(name)?.replaceChildren(text);
  const kind = words.kinds[message.kind];
  write('kind', kind);
  write('text', textOf(message));
  write('state', stateOf(message, rowWords));
  const [changing, removing] = [part('change'), part('remove')];
  if (isOnItsWay(message)) removing?.replaceChildren(words.cancel);
  for (const button of [changing, removing]) {
    button?.setAttribute('aria-label', t(words.named, { button: button.textContent?.trim() ?? '', kind }, locale));
  }
  removing?.addEventListener('click', () => void remove(message));
  if (message.arrived || message.kind === 'newsletter') changing?.remove();
  changing?.addEventListener('click', () => void change(message));
  return copy;
}

function textOf({ values: { question = '', email = '' } }: Waiting): string {
  const text = question || email;
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

function stateOf({ at, photos, refused, arrived }: Waiting, { words, locale }: RowMessages): string {
  if (arrived) {
    const moment = locale.moment(arrived.at);
    const { reference } = arrived;
    return reference
      ? t(words.arrivedWith, { moment, reference }, locale)
      : t(words.arrivedNewsletter, { moment }, locale);
  }
  const written = t(words.written, { moment: locale.moment(at) }, locale);
  const pictures = photos.length > 0 ? t(words.photos, { count: photos.length }, locale) : '';
  const state = refused === undefined ? words.waits : t(words.refusedWith, { words: refused }, locale);
  return [written, pictures, state].filter(Boolean).join(' · ');
}
