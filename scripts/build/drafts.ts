import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const head = /^---\n(.*?)\n---/s;

/** The pages below a folder whose head says `draft: true`, by their paths. */
export function draftsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /^draft: true$/m.test(head.exec(readFileSync(file, 'utf8'))?.[1] ?? ''))
    .sort();
}
