import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Node's own loader reads a record by its name, without a list of imports. */
const load: (path: string) => Readonly<Record<string, unknown>> = createRequire(import.meta.url);

/** The English records: everything that is text and no page. */
export const recordFiles = globSync(
  'content/en/{assessment,calculators,collections,labels,lists,server,tools}/**/*.ts',
  {
    cwd: root,
    exclude: ['**/*.test.ts', '**/lists/lists.ts', '**/lists/search-speech.ts'],
  },
).map((file) => file.replaceAll(path.sep, '/'));

/** The name of a record: its file name, and the folder of its tool where that has several: `drying-job/job`. */
export const nameOfRecord = (file: string): string => file.replace(/^content\/en\/[\w-]+\//, '').replace(/\.ts$/, '');

/** The prose of the record of that name. @throws Error when there is no such record */
export function recordTexts(name: string): readonly string[] {
  const found = recordFiles.find((file) => nameOfRecord(file) === name);
  if (!found) throw new Error(`There is no record ${name}.ts in content/en`);
  return recordProse({ ...load(path.join(root, found)) });
}

/** Every string of a record that is shown as words: whatever holds a space and is no address, its places left out. */
export function recordProse(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return /\s/.test(value) && !/^(https?:|\/|#)/.test(value) ? [value.replace(/\{\w+\}/g, ' ')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(recordProse);
}
