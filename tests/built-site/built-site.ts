import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

const root = path.join(import.meta.dirname, '../../dist');

/** The bytes of a file of the built site, by its address. Throws when there is none: build first, `npm run build`. */
export function builtFile(address: string): Buffer {
  return readFileSync(path.join(root, address));
}

/** The source of a built page, by its address. */
export function builtPage(address: string): string {
  return builtFile(path.join(address, 'index.html')).toString('utf8');
}

const parsed = new Map<string, HTMLElement>();

/** The elements of a built page, by its address. All test files share them: none changes them. */
export function builtElements(address: string): HTMLElement {
  const known = parsed.get(address) ?? parse(builtPage(address));
  parsed.set(address, known);
  return known;
}
