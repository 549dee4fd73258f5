import { pageHeadsAddress } from '#contract/kept.ts';
import { bytesOf, type Edition, isPage, type KeptFile, type SetName } from '../../edition.ts';
import { isSame, keepAnswer, keptOf, openFiles } from './files.ts';
import { patienceFor } from './patience.ts';

/**
 * Keeps the pages of a set that are not there, out of its pack, where that is less than they weigh one by one. A page that the
 * server sends otherwise by now is left out. What is not had so comes page by page.
 */
export async function unpack({ sets, packs }: Edition, name: SetName): Promise<void> {
  const pack = packs[name];
  const pages = (sets[name] ?? []).filter(isPage);
  const there = await Promise.all(pages.map(keptOf));
  const missing = pages.filter((_, at) => !there[at]);
  if (!pack || bytesOf(missing) <= pack.bytes || !(await hasRoom(pack))) return;
  await openFiles();
  const integrity = `sha256-${pack.hash}`;
  const signal = patienceFor(pack.bytes);
  const [texts, heads] = await Promise.all([
    json<string>(pack.url, { integrity, signal }),
    json<HeadersInit>(`${pageHeadsAddress}?set=${name}`, { signal }),
  ]);
  await Promise.all(missing.map((page) => keepPage(page, texts[page.url], heads[page.url])));
}

/** What pages have in common is stored with each of them. */
const unfolded = 16;

/** A device that is full would fetch the whole pack with every page that is opened, and keep nothing of it. */
async function hasRoom({ bytes }: KeptFile): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > bytes * unfolded;
}

async function keepPage(page: KeptFile, text = '', headers: HeadersInit = {}): Promise<void> {
  const answer = new Response(text, { headers });
  if (isSame(answer, page)) await keepAnswer(page, answer);
}

async function json<Value>(url: string, options: RequestInit): Promise<Readonly<Record<string, Value>>> {
  const answer = await fetch(url, { cache: 'no-store', redirect: 'error', ...options });
  return answer.json();
}
