import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../dist');

/** The bytes of a file of the built site, by its address. Throws when there is none: build first, `npm run build`. */
export function builtFile(address: string): Buffer {
  return readFileSync(path.join(root, address));
}

/** The source of a built page, by its address. */
export function builtPage(address: string): string {
  return builtFile(path.join(address, 'index.html')).toString('utf8');
}
