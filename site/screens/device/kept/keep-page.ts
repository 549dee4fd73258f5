import { localeOf } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { newestAddress } from '#contract/kept.ts';
import type { SetName } from '../../../device/kept/edition.ts';
import type { Asked, KeptState } from '../../../device/kept/messages.ts';
import { askWorker, canKeep } from '../../../device/kept/page/ask-worker.ts';
import { refuse } from '../../../device/kept/page/refused.ts';
import type { KeepWords } from './rows.ts';

/** Shows what the worker keeps, and has it keep more, look for newer words, or take it all away. */

const page = document.querySelector<HTMLElement>('[data-kept]');
if (!page) throw new Error('the page has no list');
const words: KeepWords = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.kept || lang, prefix: '' });
const rows = [...page.querySelectorAll<HTMLLIElement>('li[data-sets]')];
const [status, progress, all, refresh, forget] = [
  part('status'),
  part<HTMLProgressElement>('progress'),
  part('all'),
  part('refresh'),
  part('forget'),
];

function part<Part extends HTMLElement>(name: string, below: HTMLElement | null = page): Part {
  const found = below?.querySelector<Part>(`[data-kept-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

const setsOfRow = (row: HTMLElement) => (row.dataset.sets ?? '').split(',') as SetName[];
const megabytes = (bytes: number) => locale.number(bytes / 1e6, 1);

/** Writes down what is kept. */
function show(state: KeptState, news = ''): void {
  status.textContent = news;
  for (const row of rows) showRow(row, state);
  const missing = rows.flatMap(setsOfRow).filter((name) => !state.sets.includes(name));
  all.hidden = missing.length === 0;
  all.textContent = say(words.all, { size: megabytes(bytesOf(state, rows.flatMap(setsOfRow))) }, locale);
  refresh.hidden = false;
  forget.hidden = state.wished.length === 0;
}

function showRow(row: HTMLElement, state: KeptState): void {
  const names = setsOfRow(row);
  const isWhole = names.every((name) => state.sets.includes(name));
  const isWished = names.some((name) => state.wished.includes(name));
  const size = bytesOf(state, names);
  // Without a line it is not known before the first time.
  part('size', row).textContent = size > 0 ? say(words.size, { size: megabytes(size) }, locale) : '';
  part('state', row).textContent = isWhole ? whenOf(state, names) : isWished ? words.partly : words.notKept;
  const button = row.querySelector('button');
  if (!button) return;
  button.hidden = isWhole;
  button.setAttribute('aria-label', say(words.keepNamed, { name: row.querySelector('b')?.textContent ?? '' }, locale));
  button.onclick = () => keep(names);
}

const bytesOf = ({ bytes }: KeptState, names: readonly SetName[]) =>
  names.reduce((sum, name) => sum + (bytes[name] ?? 0), 0);

function whenOf({ whole }: KeptState, names: readonly SetName[]): string {
  const times = names.flatMap((name) => whole[name] ?? []);
  return times.length > 0 ? say(words.kept, { moment: locale.moment(Math.max(...times)) }, locale) : words.keptOnce;
}

/** Asks the worker, shows how far it is, and what came of it. */
async function ask(asked: Asked, done: string): Promise<void> {
  try {
    await askWorker(asked, showProgress);
    await tell(done);
  } catch (error) {
    const isFull = error instanceof Error && error.message === 'full';
    await tell(isFull ? words.failed.full : words.failed.line);
  } finally {
    progress.hidden = true;
  }
}

function showProgress(done: number, all: number): void {
  progress.hidden = done >= all;
  progress.value = all > 0 ? done / all : 1;
  status.textContent = say(words.progress, { done: megabytes(done), all: megabytes(all) }, locale);
}

async function tell(news: string): Promise<void> {
  const { kept } = await askWorker({ ask: 'state' });
  if (kept) show(kept, news);
}

/** Does what was pressed, and leads to what came of it: the button may be gone. */
async function press(asked: Asked, done: string): Promise<void> {
  await ask(asked, done);
  status.focus({ preventScroll: true });
}

function keep(names: readonly SetName[]): void {
  refuse(false);
  void press({ ask: 'keep', sets: names }, words.done);
}

/**
 * Without a line it stays: nothing could bring it back, this page among it. The worker answers with an empty list, and ends: it
 * is not asked again, which would start it anew.
 */
async function takeAway(): Promise<void> {
  if (await hasLine()) {
    refuse(true);
    const { kept } = await askWorker({ ask: 'forget' });
    if (kept) show(kept, words.forgotten);
  } else status.textContent = words.forgetLater;
  status.focus({ preventScroll: true });
}

/** A browser that says it has a line may have one that leads nowhere. The worker leaves this address to the server. */
const hasLine = () =>
  fetch(newestAddress, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

all.onclick = () => keep(rows.flatMap(setsOfRow));
refresh.onclick = () => void press({ ask: 'refresh' }, words.upToDate);
forget.onclick = () => void takeAway();

status.textContent = words.asking;
if (canKeep()) {
  askWorker({ ask: 'state' }).then(
    ({ kept }) => {
      if (!kept) return;
      show(kept);
      // What comes by itself meanwhile, or was begun and broke off, is seen to come.
      const isWhole = kept.wished.every((name) => kept.sets.includes(name));
      if (!isWhole) void ask({ ask: 'keep', sets: kept.wished }, words.done);
    },
    () => {
      status.textContent = words.refused;
    },
  );
} else status.textContent = words.refused;
