import type { Locale } from '#content/i18n/locale.ts';
import { localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { isPending, type QueuedMessage } from '../../lib/offline/outbox/message.ts';
import {
  deleteMessage,
  listMessages,
  markAsNotified,
  onOutboxChange,
  putMessage,
} from '../../lib/offline/outbox/outbox-store.ts';
import { sendNow, watchOutbox } from '../../lib/offline/outbox/watch.ts';
import type { WaitingMessages } from './OutboxPage.tsx';
import { reopenInForm } from './reopen-form.ts';

/** What the text of a row is formatted with. */
interface RowMessages {
  readonly words: WaitingMessages;
  readonly locale: Locale;
}

type Action = (message: QueuedMessage) => Promise<void>;

/** Length of the excerpt of a message, in characters. */
const excerptLength = 160;

/** The row of a message, from the page's template. */
function rowOf(
  message: QueuedMessage,
  template: HTMLTemplateElement,
  rowWords: RowMessages,
  { change, remove }: { readonly change: Action; readonly remove: Action },
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
  if (isPending(message)) removing?.replaceChildren(words.cancel);
  for (const button of [changing, removing]) {
    button?.setAttribute('aria-label', t(words.named, { button: button.textContent?.trim() ?? '', kind }, locale));
  }
  removing?.addEventListener('click', () => void remove(message));
  if (message.arrived || message.kind === 'newsletter') changing?.remove();
  changing?.addEventListener('click', () => void change(message));
  return copy;
}

function textOf({ values: { question = '', email = '' } }: QueuedMessage): string {
  const text = question || email;
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}

function stateOf({ at, photos, refused, arrived }: QueuedMessage, { words, locale }: RowMessages): string {
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

/** Lists queued and delivered messages; sends, edits and removes them. */

const page = document.querySelector<HTMLElement>('[data-waiting]');
if (!page) throw new Error('the page has no list');
const { askPage = '', estimatePage = '' } = page.dataset;
const words: WaitingMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.waiting || lang, prefix: '' });
const [status, list, again, undo] = [part('status'), part('list'), part('try'), part('undo')];
const nothing = document.querySelector<HTMLElement>('[data-nothing-unsent]');
const row = part<HTMLTemplateElement>('row');
const rowWords: RowMessages = { words, locale };
let lastRemoved: QueuedMessage | undefined;
/** The last news about an action, and how many messages were queued then. */
let lastNews: { readonly news: string; readonly waiting: number } | undefined;

function part<Part extends HTMLElement>(name: string): Part {
  const found = page?.querySelector<Part>(`[data-waiting-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

/** Shows the list, with news (until the number of queued messages changes) or the count. Marks the delivered ones as seen. */
async function show(news?: string): Promise<void> {
  try {
    const found = await listMessages();
    list.replaceChildren(...found.map((message) => rowOf(message, row, rowWords, { change, remove })));
    const waiting = found.filter(isPending).length;
    again.hidden = waiting === 0;
    if (nothing) nothing.hidden = found.length > 0;
    undo.hidden = lastRemoved === undefined;
    if (news) lastNews = { news, waiting };
    else if (lastNews?.waiting !== waiting) lastNews = undefined;
    if (lastNews) status.textContent = lastNews.news;
    else if (waiting > 0) status.textContent = t(words.count, { count: waiting }, locale);
    else status.textContent = found.length > 0 ? words.nothing : '';
    await Promise.all(found.filter(({ arrived }) => arrived && !arrived.isTold).map(markAsNotified));
  } catch {
    status.textContent = words.refusesAll;
  }
}

async function remove(message: QueuedMessage): Promise<void> {
  lastRemoved = message;
  await deleteMessage(message.id);
  await show(isPending(message) ? words.cancelled : words.removed);
  undo.focus();
}

async function change(message: QueuedMessage): Promise<void> {
  const hasSpace = await reopenInForm(message).catch(() => false);
  if (!hasSpace) {
    status.textContent = words.noRoom;
    return status.focus();
  }
  await deleteMessage(message.id);
  location.assign(message.kind === 'estimate' ? estimatePage : askPage);
}

undo.onclick = async () => {
  if (lastRemoved) await putMessage(lastRemoved);
  lastRemoved = undefined;
  await show(words.restored);
  status.focus();
  void sendNow();
};

again.onclick = async () => {
  lastNews = undefined;
  status.textContent = words.trying;
  const isAll = await sendNow();
  await show(isAll ? undefined : words.noLine);
  status.focus();
};

onOutboxChange(() => void show());
void show();
watchOutbox();
