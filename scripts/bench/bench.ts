import { readFileSync, writeFileSync } from 'node:fs';
import { buildSite } from '../start/build.ts';
import { measureLine } from './visits/line.ts';
import { measurePress } from './visits/press.ts';
import { measureTyping } from './visits/typing.ts';
import { measureBuilding } from './whole/building.ts';
import { measureServing } from './whole/serving.ts';
import { measureStarting } from './whole/starting.ts';
import { measureStoring } from './whole/storing.ts';
import { type Figure, movedSince, tableOf } from './whole/table.ts';

// Serving, starting, storing and building beside Node, the disk and the databases alone, in one run of some minutes. Writes the
// table of docs/speed.md anew and tells what moved since the one that stood there. Parts by name: `npm run bench -- serving`. The
// parts `line`, `typing` and `press` open pages in a browser, each with a table of its own there.

const page = 'docs/speed.md';

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  async serving() {
    const { page: whole, unchanged, crowded, memoryUncompiled, memoryAtRest, memoryAfter } = await measureServing();
    return [
      { what: 'a page', unit: 'µs of processor', ours: whole.ours, alone: whole.bare },
      {
        what: 'a page that has not changed (304)',
        unit: 'µs of processor',
        ours: unchanged.ours,
        alone: unchanged.bare,
      },
      { what: 'a page to 256 at once, 99 of 100 within', unit: 'ms', ours: crowded.ours, alone: crowded.bare },
      { what: 'memory at rest of a start that compiles its code', unit: 'MB', ours: memoryUncompiled },
      { what: 'memory at rest of any later start', unit: 'MB', ours: memoryAtRest },
      { what: 'memory after 630,000 answers', unit: 'MB', ours: memoryAfter },
    ];
  },
  async starting() {
    const { ours, bare } = await measureStarting();
    return [{ what: 'a start of the built site', unit: 'ms', ours, alone: bare }];
  },
  async storing() {
    return measureStoring().map(({ engine, ours, raw }) => ({
      what: `durable questions, ${engine}`,
      unit: 'a second',
      ours,
      alone: raw,
    }));
  },
  building: () => measureBuilding(),
};

/** What takes minutes or an hour, and runs only when it is named: a site with so many guides more. */
const onDemand: typeof parts = {
  '33-guides': () => measureBuilding(33),
  '330-guides': () => measureBuilding(330),
  '3000-guides': () => measureBuilding(3000),
};
const byName = { ...parts, ...onDemand };

/** What a browser feels, a table each. */
const visits = { line: measureLine, typing: measureTyping, press: measurePress };

async function measured(names: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of names) {
    console.log(`Measuring ${name} ...`);
    figures.push(...((await byName[name]?.()) ?? []));
  }
  return figures;
}

if (process.platform !== 'linux') {
  console.error('Processor time and memory of another process are read from /proc: Linux alone has it.');
  process.exit(1);
}
const chosen = process.argv.slice(2);
const known = [...Object.keys(byName), ...Object.keys(visits)];
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${known.join(', ')}`);
  process.exit(1);
}
const code = await buildSite();
if (code !== 0) process.exit(code);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

/** Puts a table in the place of the one that begins with the same column. */
function rewrite(table: string): void {
  const [, column] = table.split('|');
  const standing = new RegExp(`^\\|${column}\\|[\\s\\S]*?(?=\\n\\n|\\n$)`, 'm');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(standing, () => table),
  );
}

const figures = await measured(Object.keys(chosen.length === 0 ? parts : byName).filter(isChosen));
if (figures.length > 0) {
  const moved = movedSince(readFileSync(page, 'utf8'), figures);
  console.log(`\n${tableOf(figures)}\n\n${moved.length > 0 ? `Moved:\n${moved.join('\n')}` : 'Nothing moved.'}`);
}
// A part alone would leave the others out of the table.
if (chosen.length === 0) rewrite(tableOf(figures));
for (const [name, measure] of Object.entries(visits)) {
  if (!isChosen(name)) continue;
  console.log(`Measuring ${name} ...`);
  const table = await measure();
  console.log(`\n${table}`);
  rewrite(table);
}
