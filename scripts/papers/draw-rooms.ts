import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prints which room imports which, as a Mermaid drawing with the number of imports on each arrow:
 * `npm run --silent rooms -- [folder] [depth]`. A depth of 2 draws the rooms inside the rooms. Tests are left out.
 */
const [folder = '.', depth = '1'] = process.argv.slice(2);
const specifier = /(?:from\s+|import\s+|import\(\s*)['"]([#.][^'"]+)['"]/g;
const rooms = 'checks,content,contract,core,api,site,supabase';

const arrows = new Map<string, number>();
for (const file of globSync(`{${rooms}}/**/*.{ts,tsx,astro,mdx}`, { cwd: folder })) {
  if (/\.test\.tsx?$|\.d\.ts$/.test(file)) continue;
  for (const [, target = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(specifier)) {
    const arrow = `  ${roomOf(file)} --> ${roomOf(placeOf(file, target))}`;
    arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
  }
}

console.log('flowchart LR');
for (const [arrow, count] of [...arrows].sort()) {
  const [from, to] = arrow.trim().split(' --> ');
  if (from !== to) console.log(arrow.replace('-->', `-- ${count} -->`));
}

function placeOf(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target);
}

/** "site/tools" at a depth of 2; a file that lies in a room itself belongs to the room. */
function roomOf(file: string): string {
  return file.split(path.sep).slice(0, -1).slice(0, Number(depth)).join('/') || file;
}
