import path from 'node:path';
import { once } from '../../../core/basis/memoize.ts';
import { hashOf } from '../made/hash-of.ts';
import { keep, madeFile } from '../made/made.ts';

/** What reads and checks a page, and the records that it is held against. */
const readers = ['checks', 'content', 'contract', 'core', 'site', 'package-lock.json'];

/** What became of the text of a page. */
interface KeptPage {
  /** The code of its component, and of its head. */
  readonly words: string;
  /** The file that holds its blocks. */
  readonly blocks: string;
}

/**
 * What becomes of a page, made now if no build made it before: it is kept by its words and by all that they were held against.
 * Rejects where a page is refused, of which nothing is kept.
 * @param file where it stands
 */
export async function keepPage(text: string, file: string): Promise<KeptPage> {
  const from = [hashOf(readers, /\.(mdx|css|astro)$/), path.relative(process.cwd(), file), text];
  // What reads pages takes half a second to load, and a second build reads none.
  const compiling = once(async () => (await import('./compile-page.ts')).compilePage(text, file));
  const words = await keep(madeFile('words', from), async () => (await compiling()).code);
  const blocks = madeFile('blocks', from);
  await keep(blocks, async () => (await compiling()).blocks);
  return { words: words.toString(), blocks };
}
