import { type Edition, isNamedByContent, type KeptFile } from '../edition.ts';
import { currentEdition, editionNamed } from './kept/editions.ts';
import { fileAt, isSame, keepAnswer, keptOf } from './kept/files.ts';
import { noted } from './kept/notes.ts';
import { ledTo } from './led-to.ts';
import { editionOfPage, holds, opens } from './pages.ts';
import type { FetchEvent } from './scope.ts';

/** As long as a page of danger waits for its newest words before the kept ones show. */
const patienceMs = 3_000;

/** The page at an address: kept, if the edition of now has it whole, else over the line, else the one that says what there is. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const address = pageAddress(pathname);
  const edition = await currentEdition();
  if (edition && event.resultingClientId) holds(event.resultingClientId, edition.id);
  const file = fileAt(edition, address);
  const kept = file && (await keptOf(file));
  const isFilled = edition?.filled.includes(address) === true;
  if (file && kept && !isFilled && !(await hasNewerWords(file))) return opened(event, apart(kept), edition);
  return overTheLine(event, kept !== undefined).then(
    (answer) => arrived(event, answer, edition, file),
    async () => opened(event, kept ?? (await noSignal(address, edition)), edition),
  );
}

/** A kept page in a process of its own: beside its worker Chromium paints it a third of a second later on a slow processor. */
function apart({ body, headers }: Response): Response {
  const own = new Headers(headers);
  own.set('cross-origin-opener-policy', 'same-origin');
  return new Response(body, { headers: own });
}

/** A page that came over the line: kept, if it is the one of this edition that the browser had thrown away. */
function arrived(event: FetchEvent, answer: Response, edition?: Edition, file?: KeptFile): Response {
  if (!file || !isSame(answer, file)) return opened(event, answer);
  event.waitUntil(keepAnswer(file, answer.clone()));
  return opened(event, answer, edition);
}

/** Another spelling of an address leads to the same page, as the server has it. */
function pageAddress(pathname: string): string {
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return plain || '/';
}

/** What a page of danger says may not be old. */
async function hasNewerWords({ url, hash }: KeptFile): Promise<boolean> {
  const newest = (await noted('newest'))?.urgent[url];
  return newest !== undefined && newest !== hash;
}

function overTheLine({ request }: FetchEvent, isKept: boolean): Promise<Response> {
  const answer = fetch(request);
  if (!isKept) return answer;
  const patience = new Promise<never>((_, fail) => setTimeout(fail, patienceMs, new Error('too slow')));
  return Promise.race([answer.then(whole), patience]);
}

/** A page with its end: where one is kept, half of another is no answer. */
async function whole(answer: Response): Promise<Response> {
  const text = await answer.clone().text();
  if (!text.trimEnd().endsWith('</html>')) throw new Error('cut');
  return answer;
}

/** Notes what edition a page is of, if of any: all that it asks for later has to be of the same. */
function opened(event: FetchEvent, page: Response, edition?: Edition): Response {
  const { resultingClientId } = event;
  if (resultingClientId) event.waitUntil(opens(resultingClientId, edition?.id ?? '').catch(() => undefined));
  return page;
}

async function noSignal(address: string, edition?: Edition): Promise<Response> {
  // The longest prefix is the language of the address. Another language says more than the browser does.
  const nearness = (prefix: string) => (`${address}/`.startsWith(`${prefix}/`) ? prefix.length : -1);
  const nearest = Object.entries(ledTo.noSignal).sort(([a], [b]) => nearness(b) - nearness(a));
  for (const [, url] of nearest) {
    const file = fileAt(edition, url);
    const page = file && (await keptOf(file));
    if (page) return new Response(page.body, { status: 503, headers: page.headers });
  }
  return Response.error();
}

/** What an open page asks for: of the edition that it was opened from, and of no other. */
export async function partFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const editionId = await editionOfPage(event.clientId);
  // The script of a thread: what the thread asks for later is of its page's edition.
  if (event.resultingClientId && editionId !== undefined) event.waitUntil(opens(event.resultingClientId, editionId));
  const edition = await editionNamed(editionId);
  // A name made of the content is the same in every edition: a page that came over the line has it from what is kept.
  const file = fileAt(isNamedByContent(pathname) ? (edition ?? (await currentEdition())) : edition, pathname);
  const kept = file && (await keptOf(file));
  const answer = kept ?? (file ? bring(event, file) : fetch(event.request));
  return isType.test(pathname) ? Promise.resolve(answer).catch(() => new Response(null, { status: 204 })) : answer;
}

/** A page is read in the letters of the device where ours cannot be had. */
const isType = /\.woff2$/;

/** A file of an edition that is not there: fetched as that edition has it or not at all, and kept from now on. */
async function bring(event: FetchEvent, file: KeptFile): Promise<Response> {
  const answer = await fetch(file.url, { integrity: `sha256-${file.hash}` });
  if (answer.status === 200) event.waitUntil(keepAnswer(file, answer.clone()));
  return answer;
}
