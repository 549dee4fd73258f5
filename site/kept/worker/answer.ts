import { withoutAgain } from '#contract/again.ts';
import { isNamedByContent, type KeptFile } from '../edition.ts';
import { fileAt, keepAnswer, keptOf } from './files.ts';
import { noted } from './notes.ts';
import { editionOfPage, opens } from './pages.ts';
import type { FetchEvent } from './scope.ts';
import { thisEdition } from './this-edition.ts';

/** As long as a page of danger waits for its newest words before the kept ones show. */
const patienceMs = 3_000;

/** The page at an address: kept, if this edition has it whole, else over the line, else the one that says what there is. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const address = pageAddress(pathname);
  const file = fileAt(thisEdition, address);
  const kept = file && (await keptOf(file));
  const isFilled = thisEdition.filled.includes(address);
  if (file && kept && !isFilled && !(await hasNewerWords(file))) return opened(event, kept);
  return overTheLine(event, kept !== undefined).then(
    (answer) => arrived(event, answer, file),
    async () => opened(event, kept ?? (await noSignal(address))),
  );
}

/** A page that came over the line: kept, if it is the one of this edition that the browser had thrown away. */
function arrived(event: FetchEvent, answer: Response, file: KeptFile | undefined): Response {
  if (!file || !isSame(answer, file)) return opened(event, answer, '');
  event.waitUntil(keepAnswer(file, answer.clone()));
  return opened(event, answer);
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

/** Notes what edition a page is of: all that it asks for later has to be of the same. */
function opened(event: FetchEvent, page: Response, edition = thisEdition.id): Response {
  if (event.resultingClientId) event.waitUntil(opens(event.resultingClientId, edition).catch(() => undefined));
  return page;
}

/** Whether what the server sent is the page of this edition: its tag begins with the page's hash. */
function isSame(answer: Response, { hash }: KeptFile): boolean {
  const tag = answer.headers.get('etag')?.replace(/^W\/|"/g, '') ?? '';
  const own = hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 11);
  return tag.startsWith(own);
}

async function noSignal(address: string): Promise<Response> {
  const pages = Object.entries(thisEdition.noSignal).filter(([prefix]) => `${address}/`.startsWith(`${prefix}/`));
  // The longest prefix is the language of the address; English has none, and is there for every other.
  const nearest = pages.sort(([a], [b]) => b.length - a.length);
  for (const [, url] of nearest) {
    const file = fileAt(thisEdition, url);
    const page = file && (await keptOf(file));
    if (page) return new Response(page.body, { status: 503, headers: page.headers });
  }
  return Response.error();
}

/** What an open page asks for: of the edition that it was opened from, and of no other. */
export async function partFor(event: FetchEvent): Promise<Response> {
  const pathname = withoutAgain(new URL(event.request.url).pathname);
  const editionId = await editionOfPage(event.clientId);
  // The script of a thread: what the thread asks for later is of its page's edition.
  if (event.resultingClientId && editionId !== undefined) event.waitUntil(opens(event.resultingClientId, editionId));
  const edition = editionId === thisEdition.id ? thisEdition : (await noted('editions'))?.[editionId ?? ''];
  // A name made of the content is the same in every edition: a page that came over the line has it from what is kept.
  const file = fileAt(isNamedByContent(pathname) ? (edition ?? thisEdition) : edition, pathname);
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
