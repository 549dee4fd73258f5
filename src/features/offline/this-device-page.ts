import { localeOf, type Plural } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Entry } from '../../lib/storage/entry.ts';
import { deviceStore } from '../../lib/storage/store.ts';

/** Lists what the device keeps, deletes it one by one or all at once, and takes a deletion back. */

/** The databases of the worker: asked for when the page stands, for few devices have anything there. */
const beside = import('./other-storage.ts');

const page = document.querySelector<HTMLElement>('[data-device]');
if (!page) throw new Error('the page has no list');
const part = <Part extends HTMLElement>(name: string): Part => {
  const found = page.querySelector<Part>(`[data-device-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
};
const [list, status, all, undo] = [part('list'), part('status'), part('all'), part('undo')];
const row = part<HTMLTemplateElement>('row');
const words: DeviceMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.device || lang, prefix: '' });
let lastDeleted: readonly Entry[] = [];

/** The words of this page that depend on what is found. */
export interface DeviceMessages {
  readonly nothing: string;
  readonly until: string;
  readonly count: Plural;
  readonly deleted: Plural;
  readonly restored: string;
  readonly when: string;
  readonly deleteNamed: string;
}

async function show(news = '') {
  const store = await deviceStore();
  const entries = await everything();
  list.replaceChildren(...entries.map(rowOf));
  all.hidden = entries.length === 0;
  undo.hidden = lastDeleted.length === 0;
  const found = entries.length ? t(words.count, { count: entries.length }, locale) : words.nothing;
  status.textContent = [news, store.lasts ? found : words.until].filter(Boolean).join(' ');
}

function rowOf(entry: Entry): Node {
  const copy = row.content.cloneNode(true) as DocumentFragment;
  for (const part of copy.querySelectorAll<HTMLElement>('[data-kind], [data-of]')) {
    const { kind, of } = part.dataset;
    // The key of a record is its own id, and its page is that of its kind.
    const isOf = of === `${entry.kind} ${entry.key}`.trim() || of === entry.kind;
    if (kind ? kind !== entry.kind : !isOf) part.remove();
  }
  const named = copy.querySelector<HTMLElement>(`[data-kind="${entry.kind}"]`)?.textContent ?? entry.kind;
  const when = copy.querySelector('time');
  if (when) {
    when.dateTime = new Date(entry.at).toISOString();
    when.textContent = t(words.when, { moment: locale.moment(entry.at) }, locale);
  }
  const button = copy.querySelector('button');
  button?.setAttribute('aria-label', t(words.deleteNamed, { name: named }, locale));
  button?.addEventListener('click', () => void forget([entry]));
  return copy;
}

async function forget(entries: readonly Entry[]) {
  const { forgetBeside, isBeside } = await beside;
  const store = await deviceStore();
  const others = entries.filter((entry) => !isBeside(entry));
  forgetInTab(others);
  await Promise.all([...others.map(({ kind, key }) => store.forget(kind, key)), forgetBeside(entries)]);
  lastDeleted = entries;
  await show(t(words.deleted, { count: entries.length }, locale));
  undo.focus();
}

/** A form of this tab would bring its words back (`parts/forms/sending/in-tab.ts`, a script that few come here with). */
function forgetInTab(entries: readonly Entry[]) {
  try {
    for (const { kind } of entries) sessionStorage.removeItem(kind);
  } catch {
    // A browser that refuses keeps nothing there either.
  }
}

/** Everything that is kept, newest first. */
async function everything(): Promise<readonly Entry[]> {
  const { besideEntries } = await beside;
  const found = await Promise.all([besideEntries(), (await deviceStore()).entries()]);
  return found.flat().sort((one, other) => other.at - one.at);
}

all.addEventListener('click', async () => forget(await everything()));
undo.addEventListener('click', async () => {
  const { isBeside, restoreBeside } = await beside;
  await (await deviceStore()).restore(lastDeleted.filter((entry) => !isBeside(entry)));
  await restoreBeside(lastDeleted);
  lastDeleted = [];
  await show(words.restored);
  status.focus();
});
void show();
