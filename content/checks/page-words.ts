import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Node } from './node.ts';
import { pageText, recordNames, recordProse } from './prose.ts';

/** Node's own loader: the build closes the one that reads its configuration before it reads the pages. */
const load: (path: string) => Readonly<Record<string, unknown>> = createRequire(import.meta.url);

/** Every word that a visitor of the page reads: its own, and those of the records that it calls. */
export async function wordsOfPage(file: string, root: Node): Promise<readonly string[]> {
  const records = await Promise.all(recordNames(root).map((name) => recordTexts(file, name)));
  return [pageText(root), ...records.flat()];
}

/** The prose of content/records/<name>.ts. @throws Error that names the page when there is no such record */
export async function recordTexts(file: string, name: string): Promise<readonly string[]> {
  const path = fileURLToPath(new URL(`../records/${name}.ts`, import.meta.url));
  try {
    return recordProse({ ...load(path) });
  } catch (cause) {
    throw new Error(`${file}: there is no record content/records/${name}.ts that can be read`, { cause });
  }
}
