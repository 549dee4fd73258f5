import type { Newest } from '#contract/kept.ts';
import { listed } from '../../waiting/list.ts';
import type { Edition } from '../edition.ts';
import type { News } from '../messages.ts';
import { bring } from './kept/bring.ts';
import { currentEdition, editionNamed } from './kept/editions.ts';
import { fileAt } from './kept/files.ts';
import { hearNewest } from './kept/newest.ts';
import { editionOfPage } from './pages.ts';
import type { Asking, LastingEvent } from './scope.ts';

/** What is new for an open page. A newer edition begins to come meanwhile. */
export async function newsFor(page: Asking, event: LastingEvent): Promise<News> {
  const newest = await hearNewest();
  if (!newest) return {};
  const [current, own] = await Promise.all([currentEdition(), ownEdition(page)]);
  const isOlder = current !== undefined && current.id !== newest.edition;
  if (isOlder && !sparesData()) event.waitUntil(bring(newest.edition, event).catch(() => undefined));
  return {
    phone: newest.phone,
    hasNewerWords: own !== undefined && saysOther(own, newest, new URL(page.url).pathname),
    hasNewerEdition: own !== undefined && own.id !== current?.id,
    hasMessages: await hasMessages(),
  };
}

const ownEdition = async ({ id }: Asking) => editionNamed(await editionOfPage(id));

/** True where somebody has asked the browser to spare data. */
function sparesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** Whether a page of danger says something else on the server than in an edition. */
function saysOther(edition: Edition, { urgent }: Newest, url: string): boolean {
  const [own, hash] = [fileAt(edition, url)?.hash, urgent[url]];
  return own !== undefined && hash !== undefined && own !== hash;
}

async function hasMessages(): Promise<boolean> {
  const list = await listed().catch(() => []);
  return list.some(({ arrived }) => !arrived?.isTold);
}
