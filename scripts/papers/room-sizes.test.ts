import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** As many entries a reader takes in at a glance. */
const most = 12;

/** Folders of one kind of thing, each entry named after what it is about: nobody reads through them, and a part of one would only be harder to find. */
const shelves = [
  'content/[a-z][a-z]/{calculators,labels,pages}',
  'content/ledger/{facts,sources}',
  'site/document/figures',
  'site/pages',
  'site/pages/[[]...language]',
];

/** What stands beside the thing it belongs to: tests and what helps them, styles, types of plain scripts, papers, and what tools ask for. */
const beside =
  /\.(test|spec)\.tsx?$|^test-[\w-]+\.ts$|\.module\.css$|\.d\.ts$|^(README\.md|LICENSE|package\.json|tsconfig(\.\w+)?\.json)$/;

/** Every folder of the rooms, with what a reader has to choose from. */
function rooms(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>();
  for (const file of globSync('{api,checks,content,contract,core,e2e,scripts,site,supabase}/**/*.*')) {
    const parts = file.split(path.sep);
    for (const [depth, entry] of parts.entries()) {
      if (depth === 0 || beside.test(entry)) continue;
      const room = parts.slice(0, depth).join('/');
      entries.set(room, (entries.get(room) ?? new Set()).add(entry));
    }
  }
  return entries;
}

const isShelf = (room: string) => shelves.some((shelf) => path.matchesGlob(room, shelf));

test('a room has at most a dozen entries', () => {
  const large = [...rooms()].filter(([, entries]) => entries.size > most).map(([room]) => room);
  expect(large.filter((room) => !isShelf(room))).toEqual([]);
});

test('a room says what it holds, or the room around it does', () => {
  const inner = [...rooms().keys()].filter((room) => /^(?!supabase)[^/]+\/[^/]+$/.test(room));
  expect(inner.length).toBeGreaterThan(50);
  const silent = inner.filter(
    (room) =>
      !existsSync(`${room}/README.md`) &&
      !readFileSync(`${path.dirname(room)}/README.md`, 'utf8').includes(`\`${path.basename(room)}\``),
  );
  expect(silent).toEqual([]);
});

test.each(shelves)('%s is a shelf, and longer than a room', (shelf) => {
  const sizes = [...rooms()].filter(([room]) => path.matchesGlob(room, shelf)).map(([, entries]) => entries.size);
  expect(Math.max(...sizes)).toBeGreaterThan(most);
});
