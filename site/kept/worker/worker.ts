import { newestAddress, workerAddress } from '#contract/kept.ts';
import { syncTag } from '../../waiting/hint.ts';
import { isAsked, type KeptState, type Told } from '../messages.ts';
import { pageFor, partFor } from './answer.ts';
import { bytesOf, wholeSets } from './files.ts';
import { forgetOldEditions, keepSets, keepWished } from './keep.ts';
import { isSwitchedOff, newsFor, stop, tellOfThisEdition } from './newest.ts';
import { noted } from './notes.ts';
import { kindAt, posted, sendWaiting } from './posted.ts';
import { type FetchEvent, type MessageFromPage, scope } from './scope.ts';
import { shared, takesFiles } from './shared.ts';
import { thisEdition } from './this-edition.ts';

/** Answers of the server alone: nothing of them is ever kept. */
const ofServer = new RegExp(`^(/api/|/functions/|/newsletter|${workerAddress}|${newestAddress})`);

/** What is counted without a line is not counted, which is no failure. */
const countAddress = '/api/count';

/** What a page asks the server about itself: without a line it is not known, which is no failure. */
const aboutServer = /^\/functions\//;

// Whole, or not at all: until then the older edition answers, and after that until nobody has a page of it, or somebody presses.
// Taking over while pages are asked for makes some browsers hold those back for half a minute.
scope.addEventListener('install', (event) => event.waitUntil(keepWished(event)));

// Not waited for: until it has taken over, every page waits.
scope.addEventListener('activate', () => void tellOfThisEdition());

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
  if (isAsked(data) && data.ask === 'take-over') return scope.skipWaiting();
  if (!isAsked(data) || !port || !source) return;
  const tell = (told: Told) => port.postMessage(told);
  try {
    if (data.ask === 'forget') return tell({ kept: await stop().then(nothing) });
    if (data.ask === 'news') return tell({ news: await newsFor(source) });
    else if (data.ask === 'keep' && !isSwitchedOff())
      await keepSets(data.sets, event, (done, all) => tell({ done, all }));
    tell({ kept: await state() });
    await forgetOldEditions();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    tell({ failed: isFull ? 'full' : 'line' });
  }
}

/** What is kept when nothing is. */
function nothing(): KeptState {
  const bytes = Object.entries(thisEdition.sets).map(([name, files]) => [name, bytesOf(files)] as const);
  return { edition: thisEdition.id, sets: [], whole: {}, wished: [], bytes: Object.fromEntries(bytes) };
}

async function state(): Promise<KeptState> {
  const [sets, whole = {}, wished = []] = await Promise.all([wholeSets(thisEdition), noted('whole'), noted('wished')]);
  return { ...nothing(), sets, whole, wished };
}
