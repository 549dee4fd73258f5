import { localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { listed, noteAsTold, onChange, rewrite, takeOffList } from '../../lib/offline/outbox/list.ts';
import { isOnItsWay, type Waiting } from '../../lib/offline/outbox/message.ts';
import { tryNow, watchWaiting } from '../../lib/offline/outbox/watch.ts';
import type { WaitingMessages } from './OutboxPage.tsx';
import { type RowMessages, rowOf } from './outbox-row.ts';
import { backIntoForm } from './reopen-form.ts';

/** Lists what waits and what has arrived, sends it, and takes it off the list. */

const page = document.querySelector<HTMLElement>('[data-waiting]');
if (!page) throw new Error('the page has no list');
const { askPage = '', estimatePage = '' } = page.dataset;
const words: WaitingMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.waiting || lang, prefix: '' });
const [status, list, again, undo] = [part('status'), part('list'), part('try'), part('undo')];
const row = part<HTMLTemplateElement>('row');
const rowWords: RowMessages = { words, locale };
let lastTaken: Waiting | undefined;
/** What was said last of something that was pressed, and how many waited then. */
let said: { readonly news: string; readonly waiting: number } | undefined;

function part<Part extends HTMLElement>(name: string): Part {
  const found = page?.querySelector<Part>(`[data-waiting-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

/** Shows the list, with news, which stand for as long as as many wait, or with how much is on it. Whoever sees here what has arrived has been told. */
async function show(news?: string): Promise<void> {
  try {
    const found = await listed();
    list.replaceChildren(...found.map((message) => rowOf(message, row, rowWords, { change, remove })));
    const waiting = found.filter(isOnItsWay).length;
    again.hidden = waiting === 0;
    undo.hidden = lastTaken === undefined;
    if (news) said = { news, waiting };
    else if (said?.waiting !== waiting) said = undefined;
    if (said) status.textContent = said.news;
    else if (waiting > 0) status.textContent = t(words.count, { count: waiting }, locale);
    else status.textContent = words.nothing;
    await Promise.all(found.filter(({ arrived }) => arrived && !arrived.isTold).map(noteAsTold));
  } catch {
    status.textContent = words.refusesAll;
  }
}

async function remove(message: Waiting): Promise<void> {
  lastTaken = message;
  await takeOffList(message.id);
  await show(isOnItsWay(message) ? words.cancelled : words.removed);
  undo.focus();
}

async function change(message: Waiting): Promise<void> {
  const hasRoom = await backIntoForm(message).catch(() => false);
  if (!hasRoom) {
    status.textContent = words.noRoom;
    return status.focus();
  }
  await takeOffList(message.id);
  location.assign(message.kind === 'estimate' ? estimatePage : askPage);
}

undo.onclick = async () => {
  if (lastTaken) await rewrite(lastTaken);
  lastTaken = undefined;
  await show(words.restored);
  status.focus();
  void tryNow();
};

again.onclick = async () => {
  said = undefined;
  status.textContent = words.trying;
  const isAll = await tryNow();
  await show(isAll ? undefined : words.noLine);
  status.focus();
};

onChange(() => void show());
void show();
watchWaiting();
