import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node } from './node.ts';
import { pageText, recordNames, recordProse } from './prose.ts';

const root = path.join(import.meta.dirname, '..');
/** Node's own loader: the build closes the one that reads its configuration before it reads the pages. */
const load: (path: string) => Readonly<Record<string, unknown>> = createRequire(import.meta.url);

/** Every word that a visitor of the page reads: its own, and those of the records that it calls. */
export async function wordsOfPage(file: string, page: Node): Promise<readonly string[]> {
  const records = await Promise.all(recordNames(page).map((name) => recordTexts(file, name)));
  return [pageText(page), ...records.flat()];
}

/** Lists of the language's folder that pages call by their names. */
export const recordFiles = ['content/en/*.ts', 'content/en/{lists/*,calculators,assessment}/*.ts'];

/** The prose of the record of that name. @throws Error that names the page when there is no such record */
export async function recordTexts(file: string, name: string): Promise<readonly string[]> {
  const [found] = globSync(recordFiles, { cwd: root }).filter((record) => path.basename(record) === `${name}.ts`);
  try {
    return recordProse({ ...load(path.join(root, String(found))) });
  } catch (cause) {
    throw new Error(`${file}: there is no record ${name}.ts in content/en that can be read`, { cause });
  }
}
