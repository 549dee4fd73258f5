import { editionAddress, newestAddress, packFolder, pageHeadsAddress, workerAddress } from '#contract/kept.ts';
import { syncTag } from '../../waiting/hint/hint.ts';
import { type Edition, type SetName, weightOf } from '../edition.ts';
import { type Asked, isAsked, type KeptState, type Told } from '../messages.ts';
import { pageFor, partFor } from './answer.ts';
import { fetchEdition, forgetOldEditions } from './kept/bring.ts';
import { currentEdition } from './kept/editions.ts';
import { type Progress, wholeSets } from './kept/files.ts';
import { keepSets, refresh } from './kept/keep.ts';
import { hearNewest, stop } from './kept/newest.ts';
import { noted } from './kept/notes.ts';
import { newsFor } from './news.ts';
import { kindAt, posted, sendWaiting } from './posted.ts';
import { type FetchEvent, type MessageFromPage, scope } from './scope.ts';
import { shared, takesFiles } from './shared.ts';
import { isSwitchedOff } from './switch.ts';

/** Answers of the server alone: nothing of them is ever kept. */
const ofServer = new RegExp(
  `^(/api/|/functions/|${workerAddress}|${newestAddress}|${editionAddress}|${pageHeadsAddress}|${packFolder}/)`,
);

/** What is counted without a line is not counted, which is no failure. */
const countAddress = '/api/count';

/** What a page asks the server about itself: without a line it is not known, which is no failure. */
const aboutServer = /^\/functions\//;

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (pathname === countAddress)
    return event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 })));
  if (request.method === 'POST' && request.mode === 'navigate') return answerForm(event, pathname);
  if (request.method !== 'GET') return;
  if (aboutServer.test(pathname)) return event.respondWith(fetch(request).catch(() => Response.json({})));
  if (ofServer.test(pathname)) return;
  if (request.mode !== 'navigate') return event.respondWith(partFor(event));
  event.respondWith(pageFor(event));
});

/** A form that the browser itself posts, or what another app shares. */
function answerForm(event: FetchEvent, pathname: string): void {
  const kind = kindAt(pathname);
  if (kind) event.respondWith(posted(event, kind));
  else if (takesFiles(pathname)) event.respondWith(shared(event));
}

scope.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting());
});

scope.addEventListener('message', (event) => event.waitUntil(obey(event)));

async function obey(event: MessageFromPage): Promise<void> {
  const { data, ports, source } = event;
  const [port] = ports;
  if (!isAsked(data) || !port || !source) return;
  const tell = (told: Told) => port.postMessage(told);
  try {
    if (data.ask === 'news') return tell({ news: await newsFor(source, event) });
    await work(data, event, (done, all) => tell({ done, all }));
    tell({ kept: data.ask === 'forget' ? await takeAway() : await state() });
    if (data.ask !== 'forget') await forgetOldEditions();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    tell({ failed: isFull ? 'full' : 'line' });
  }
}

async function work(asked: Asked, event: MessageFromPage, progress: Progress): Promise<void> {
  if (isSwitchedOff()) return;
  if (asked.ask === 'keep') await keepSets(asked.sets, event, progress);
  else if (asked.ask === 'refresh') await refresh(event, progress);
}

async function takeAway(): Promise<KeptState> {
  const before = await state();
  await stop();
  return { ...before, sets: [], whole: {}, wished: [] };
}

/** What is kept, and what there is to keep: before the first time the server says it. */
async function state(): Promise<KeptState> {
  const edition = (await currentEdition()) ?? (await offered().catch(() => undefined));
  const [sets, whole = {}, wished = []] = await Promise.all([
    edition ? wholeSets(edition) : [],
    noted('whole'),
    noted('wished'),
  ]);
  const names = Object.keys(edition?.sets ?? {}) as SetName[];
  const bytes = names.map((name) => [name, edition ? weightOf(edition, name) : 0] as const);
  return { edition: edition?.id ?? '', sets, whole, wished, bytes: Object.fromEntries(bytes) };
}

async function offered(): Promise<Edition | undefined> {
  const newest = await hearNewest();
  return newest && fetchEdition(newest.edition);
}
