import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** As many entries a reader takes in at a glance. */
const most = 12;

/**
 * Folders of one kind of thing, each entry named after what it is about: nobody reads through them, and a part of one would only
 * be harder to find. They grow with what the site says.
 */
const shelves: readonly RegExp[] = [
  /^content\/photos$/,
  /^content\/(en|es)\/(blog|calculators|guides|labels|pages|reviews)$/,
  /^content\/ledger\/(facts|house-rules|sources|tables)$/,
  /^core\/calculators$/,
  /^e2e\/pages$/,
  /^site\/document\/figures$/,
  /^site\/pages(\/|$)/,
  /^site\/tools\/calculators$/,
];

/** What stands beside the thing it belongs to: tests and what helps them, styles, types of plain scripts, papers, and what makes core a package. */
const beside =
  /\.test\.tsx?$|^test-[\w-]+\.ts$|\.module\.css$|\.d\.ts$|^(README\.md|LICENSE|index\.ts|package\.json|tsconfig(\.\w+)?\.json)$/;

const folders = 'api,checks,content,contract,core,e2e,scripts,site';

/** Every folder of the rooms, with what a reader has to choose from. A language more makes no room longer. */
const rooms = new Map<string, Set<string>>();
for (const file of globSync(`{${folders}}/**/*.*`)) {
  const [top = '', ...inner] = file.split(path.sep);
  let room = top;
  for (const entry of inner) {
    const entries = rooms.get(room) ?? new Set();
    rooms.set(room, entries);
    if (!beside.test(entry) && !/^[a-z]{2}$/.test(entry)) entries.add(entry);
    room = `${room}/${entry}`;
  }
}

test('a room has at most a dozen entries', () => {
  const large = [...rooms].filter(([, entries]) => entries.size > most).map(([room]) => room);
  expect(large.filter((room) => !shelves.some((shelf) => shelf.test(room)))).toEqual([]);
});

test('a room is told of in its own README, or in that of the room around it', () => {
  const inner = [...rooms.keys()].filter((room) => /^[^/]+\/[^/]+$/.test(room));
  expect(inner.length).toBeGreaterThan(60);
  const silent = inner.filter(
    (room) =>
      !existsSync(`${room}/README.md`) &&
      !readFileSync(`${path.dirname(room)}/README.md`, 'utf8').includes(`\`${path.basename(room)}\``),
  );
  expect(silent).toEqual([]);
});

test.each(shelves)('%s is a shelf that there is', (shelf) => {
  expect([...rooms.keys()].filter((room) => shelf.test(room))).not.toEqual([]);
});
