import { localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { workerAddress } from '#contract/offline.ts';
import type { GroupName } from '../../lib/offline/manifest.ts';
import type { StatusByGroup, WorkerRequest } from '../../lib/offline/messages.ts';
import { installed } from '../../lib/offline/update.ts';
import { askWorker, isSupported, registerWorker, setOptOut } from '../../lib/offline/worker-client.ts';
import type { KeepMessages } from './OfflinePage.tsx';

/** Shows what is stored for offline use, downloads more, looks for a newer version, and deletes it all. */

const page = document.querySelector<HTMLElement>('[data-offline]');
if (!page) throw new Error('the page has no list');
const messages: KeepMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.offline || lang, prefix: '' });
const rows = [...page.querySelectorAll<HTMLLIElement>('li[data-groups]')];
const [status, progress, all, refresh, forget] = [
  part('status'),
  part<HTMLProgressElement>('progress'),
  part('all'),
  part('refresh'),
  part('forget'),
];
/** How often the progress of a download is read. */
const progressMs = 500;

function part<Part extends HTMLElement>(name: string, below: HTMLElement | null = page): Part {
  const found = below?.querySelector<Part>(`[data-offline-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

const groupsOfRow = (row: HTMLElement) => (row.dataset.groups ?? '').split(',') as GroupName[];
const allGroups = rows.flatMap(groupsOfRow);
const megabytes = (bytes: number) => locale.number(bytes / 1e6, 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const bytesOf = (state: StatusByGroup, groups: readonly GroupName[]) =>
  sum(groups.map((group) => state[group]?.bytes ?? 0));
const storedBytesOf = (state: StatusByGroup, groups: readonly GroupName[]) =>
  sum(groups.map((group) => (state[group]?.bytes ?? 0) * (state[group]?.stored ?? 0)));
const isWhole = (state: StatusByGroup, groups: readonly GroupName[]) =>
  groups.every((group) => state[group]?.stored === 1);

function show(state: StatusByGroup, news = ''): void {
  status.textContent = news;
  for (const row of rows) showRow(row, state);
  all.hidden = isWhole(state, allGroups);
  all.textContent = t(messages.all, { size: megabytes(bytesOf(state, allGroups)) }, locale);
  refresh.hidden = false;
  forget.hidden = storedBytesOf(state, allGroups) === 0;
}

function showRow(row: HTMLElement, state: StatusByGroup): void {
  const groups = groupsOfRow(row);
  const size = bytesOf(state, groups);
  part('size', row).textContent = size > 0 ? t(messages.size, { size: megabytes(size) }, locale) : '';
  part('state', row).textContent = stateOf(state, groups);
  const button = row.querySelector('button');
  if (!button) return;
  button.hidden = isWhole(state, groups);
  button.setAttribute('aria-label', t(messages.keepNamed, { name: row.querySelector('b')?.textContent ?? '' }, locale));
  button.onclick = () => download(groups);
}

function stateOf(state: StatusByGroup, groups: readonly GroupName[]): string {
  if (!isWhole(state, groups)) return storedBytesOf(state, groups) > 0 ? messages.partly : messages.notKept;
  const times = groups.flatMap((group) => state[group]?.storedAt ?? []);
  return times.length > 0 ? t(messages.kept, { moment: locale.moment(Math.max(...times)) }, locale) : messages.keptOnce;
}

/** Runs a long task of the worker and shows its result. Focuses the status, because the button may disappear. */
async function run(request: WorkerRequest, groups: readonly GroupName[], done: string): Promise<void> {
  const timer = setInterval(() => void showProgress(groups), progressMs);
  const news = await askWorker(request).then(
    () => done,
    (error: Error) => (error.message === 'full' ? messages.failed.full : messages.failed.line),
  );
  clearInterval(timer);
  show(await askWorker({ type: 'STATUS' }), news);
  progress.hidden = true;
  status.focus({ preventScroll: true });
}

async function showProgress(groups: readonly GroupName[]): Promise<void> {
  const state = await askWorker({ type: 'STATUS' });
  const [done, total] = [storedBytesOf(state, groups), bytesOf(state, groups)];
  progress.hidden = done >= total;
  progress.value = total > 0 ? done / total : 1;
  if (!progress.hidden)
    status.textContent = t(messages.progress, { done: megabytes(done), all: megabytes(total) }, locale);
}

function download(groups: readonly GroupName[]): void {
  setOptOut(false);
  void run({ type: 'DOWNLOAD', groups }, groups, messages.done);
}

/** Looks for a newer version, downloads it, and completes what is stored. */
async function update(): Promise<void> {
  const registration = await registerWorker();
  await registration.update().catch(() => undefined);
  await installed(registration);
  await run({ type: 'UPDATE' }, allGroups, registration.waiting ? messages.updateReady : messages.upToDate);
}

/** Deletes nothing while offline: nothing could be downloaded again, not even this page. */
async function deleteAll(): Promise<void> {
  if (await isOnline()) {
    setOptOut(true);
    await askWorker({ type: 'REMOVE' });
    show({}, messages.forgotten);
  } else status.textContent = messages.forgetLater;
  status.focus({ preventScroll: true });
}

/** Asks the server: `navigator.onLine` is true on a network without internet. */
const isOnline = () =>
  fetch(workerAddress, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

all.onclick = () => download(allGroups);
refresh.onclick = () => void update();
forget.onclick = () => void deleteAll();

status.textContent = messages.asking;
if (isSupported()) {
  askWorker({ type: 'STATUS' }).then(
    (state) => show(state),
    () => {
      status.textContent = messages.refused;
    },
  );
} else status.textContent = messages.refused;
