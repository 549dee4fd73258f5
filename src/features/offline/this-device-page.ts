import { localeOf, type Plural } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Entry } from '../../lib/storage/entry.ts';
import { deviceStore } from '../../lib/storage/store.ts';

/** Lists what is stored on the device, deletes it one by one or all at once, and undoes a deletion. */

/** Loaded separately: few devices have anything there. */
const workerStorage = import('./worker-storage.ts');

const page = document.querySelector<HTMLElement>('[data-device]');
if (!page) throw new Error('the page has no list');
const part = <Part extends HTMLElement>(name: string): Part => {
  const found = page.querySelector<Part>(`[data-device-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
};
const [list, status, all, undo] = [part('list'), part('status'), part('all'), part('undo')];
const row = part<HTMLTemplateElement>('row');
const begin = document.querySelector<HTMLElement>('[data-device-begin]');
const messages: DeviceMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.device || lang, prefix: '' });
let lastDeleted: readonly Entry[] = [];

/** Messages of the page's script. */
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
  const entries = await allEntries();
  list.replaceChildren(...entries.map(rowOf));
  all.hidden = entries.length === 0;
  undo.hidden = lastDeleted.length === 0;
  begin?.toggleAttribute('hidden', entries.length > 0 || !store.lasts);
  const found = entries.length ? t(messages.count, { count: entries.length }, locale) : messages.nothing;
  status.textContent = [news, store.lasts ? found : messages.until].filter(Boolean).join(' ');
}

function rowOf(entry: Entry): Node {
  const copy = row.content.cloneNode(true) as DocumentFragment;
  for (const part of copy.querySelectorAll<HTMLElement>('[data-kind], [data-of]')) {
    const { kind, of } = part.dataset;
    // A record is found by its kind: its key is its own id.
    const isOf = of === `${entry.kind} ${entry.key}`.trim() || of === entry.kind;
    if (kind ? kind !== entry.kind : !isOf) part.remove();
  }
  const named = copy.querySelector<HTMLElement>(`[data-kind="${entry.kind}"]`)?.textContent ?? entry.kind;
  const when = copy.querySelector('time');
  if (when) {
    when.dateTime = new Date(entry.at).toISOString();
    when.textContent = t(messages.when, { moment: locale.moment(entry.at) }, locale);
  }
  const button = copy.querySelector('button');
  button?.setAttribute('aria-label', t(messages.deleteNamed, { name: named }, locale));
  button?.addEventListener('click', () => void remove([entry]));
  return copy;
}

async function remove(entries: readonly Entry[]) {
  const { deleteWorkerEntries, isWorkerEntry } = await workerStorage;
  const store = await deviceStore();
  const others = entries.filter((entry) => !isWorkerEntry(entry));
  clearTabDrafts(others);
  await Promise.all([...others.map(({ kind, key }) => store.forget(kind, key)), deleteWorkerEntries(entries)]);
  lastDeleted = entries;
  await show(t(messages.deleted, { count: entries.length }, locale));
  undo.focus();
}

/** Otherwise a form of this tab would restore its draft from sessionStorage. */
function clearTabDrafts(entries: readonly Entry[]) {
  try {
    for (const { kind } of entries) sessionStorage.removeItem(kind);
  } catch {
    // Without sessionStorage there is nothing to clear.
  }
}

/** Everything that is stored, newest first. */
async function allEntries(): Promise<readonly Entry[]> {
  const { workerEntries } = await workerStorage;
  const found = await Promise.all([workerEntries(), (await deviceStore()).entries()]);
  return found.flat().sort((one, other) => other.at - one.at);
}

all.addEventListener('click', async () => remove(await allEntries()));
undo.addEventListener('click', async () => {
  const { isWorkerEntry, restoreWorkerEntries } = await workerStorage;
  await (await deviceStore()).restore(lastDeleted.filter((entry) => !isWorkerEntry(entry)));
  await restoreWorkerEntries(lastDeleted);
  lastDeleted = [];
  await show(messages.restored);
  status.focus();
});
void show();
