import type { Node } from './node.ts';
import { pageText, recordNames, recordProse } from './prose.ts';

/** Every word that a visitor of the page reads: its own, and those of the records that it calls. */
export async function wordsOfPage(file: string, root: Node): Promise<readonly string[]> {
  const records = await Promise.all(recordNames(root).map((name) => recordTexts(file, name)));
  return [pageText(root), ...records.flat()];
}

/** The prose of content/records/<name>.ts. @throws Error that names the page when there is no such record */
export async function recordTexts(file: string, name: string): Promise<readonly string[]> {
  const address = new URL(`../records/${name}.ts`, import.meta.url).href;
  try {
    return recordProse({ ...(await import(/* @vite-ignore */ address)) });
  } catch (cause) {
    throw new Error(`${file}: there is no record content/records/${name}.ts that can be read`, { cause });
  }
}
