import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One room imports another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/** `import … from`, `export … from`, `import '…'`, `import('…')`, what is named by `new URL`, `import.meta.glob`, `@import` and `composes`. */
const specifier =
  /(?:\bfrom\s*|\bimport\s*|\b(?:import|URL|glob)(?:<[^>]*>)?\(\s*(?:\/\*.*?\*\/\s*)?)['"`]([#.][^'"`]+)['"`]/g;
const rooms = 'checks,content,contract,core,api,site,supabase';
const ofTests = /\.test\.tsx?$|\.d\.ts$|[\\/]test-[\w-]+\.ts$/;

/** Which room imports which; tests and what helps them are left out. A depth of 2 tells of the rooms inside the rooms. */
export function arrowsBetween(folder: string, depth: number): readonly Arrow[] {
  const counts = new Map<string, number>();
  for (const file of globSync(`{${rooms}}/**/*.{ts,tsx,mjs,astro,mdx,css}`, { cwd: folder })) {
    if (ofTests.test(file)) continue;
    for (const [, target = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(specifier)) {
      const arrow = `${roomOf(file, depth)} ${roomOf(placeOf(file, target), depth)}`;
      counts.set(arrow, (counts.get(arrow) ?? 0) + 1);
    }
  }
  const arrows = [...counts].sort().map(([arrow, imports]) => {
    const [from = '', to = ''] = arrow.split(' ');
    return { from, to, imports };
  });
  return arrows.filter(({ from, to }) => from !== to);
}

/** The rooms that import one another in a ring, and those that import such a ring; none where each builds on those below it. */
export function tangled(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): readonly string[] {
  const importing = new Set(arrows.map(({ from }) => from));
  const left = arrows.filter(({ to }) => importing.has(to));
  return left.length === arrows.length ? [...importing] : tangled(left);
}

function placeOf(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target);
}

/** "src/features" at a depth of 2; a file that lies in a room itself belongs to the room. */
function roomOf(file: string, depth: number): string {
  return file.split(path.sep).slice(0, -1).slice(0, depth).join('/') || file;
}
