import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtFile, builtPage } from './built-site.ts';

const root = path.join(import.meta.dirname, '../../dist');

/** Files that a page asks for by itself: styles, module scripts and the scripts of its islands. */
const named =
  /(?:<link rel="stylesheet" href|<script[^>]* src|component-url|renderer-url)="(\/_astro\/[^"]+\.(?:css|js))"/g;
/** What a script imports before it runs; `import()` is not among it. */
const imported = /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;

/** Bytes after Brotli of a page and of every file that it needs before its tools answer, by address. */
export function bytesAtLoad(address: string): ReadonlyMap<string, number> {
  const page = path.posix.join(address, 'index.html');
  const files = new Map([[page, brotliBytes(page)]]);
  const html = builtPage(address);
  const open = [...html.matchAll(named)].map(([, file = '']) => file);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.set(file, brotliBytes(file));
    if (file.endsWith('.js')) open.push(...importsOf(file));
  }
  return files;
}

function importsOf(file: string): readonly string[] {
  const code = builtFile(file).toString('utf8');
  return [...code.matchAll(imported)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
}

/** Bytes of a file over the wire. */
export function brotliBytes(file: string): number {
  const place = path.join(root, file);
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
}
