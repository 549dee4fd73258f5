import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '../../start/precompress.ts';
import { copyWithGuides } from './many-guides.ts';
import { type BuildTook, buildIn } from './one-build.ts';
import { medianOf } from './spent.ts';
import type { Figure } from './table.ts';

const rounds = 3;

/** Where a build keeps what the next one takes. */
const caches = ['site', 'build-stamp'].map((name) => `node_modules/.cache/${name}`);
const stamp = 'node_modules/.cache/build-stamp';
const guide = 'content/en/guides/mold-prevention.mdx';

/** Builds of the site in a copy of it: the first, one after a sentence was changed, and one in which everything is as it was. */
export async function measureBuilding(guides = 0): Promise<readonly Figure[]> {
  const folder = copyWithGuides(guides);
  const named = guides > 0 ? `, ${guides} guides more` : '';
  try {
    const took = await buildsIn(folder, guides > 0 ? 1 : rounds);
    const alone = await compressing(path.join(folder, 'dist'));
    const times = Object.entries(took).map(([what, each]) => ({
      what: `${what}${named}`,
      unit: 'ms',
      ours: medianOf(each.map(({ ms }) => ms)),
      alone,
    }));
    const memory = medianOf(took['a first build'].map(({ memory }) => memory));
    return [...times, { what: `memory of a first build${named}`, unit: 'MB', ours: memory }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildsIn(folder: string, times: number) {
  const first: BuildTook[] = [];
  const changed: BuildTook[] = [];
  const second: BuildTook[] = [];
  for (let round = 0; round < times; round++) {
    for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
    first.push(await buildIn(folder));
    changeSentence(path.join(folder, guide), round);
    changed.push(await buildIn(folder));
    rmSync(path.join(folder, stamp));
    second.push(await buildIn(folder));
  }
  return { 'a first build': first, 'a build after a sentence': changed, 'a second build': second };
}

function changeSentence(file: string, round: number): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/ Start (now|at once|soon)\./, ` Start ${round % 2 ? 'soon' : 'at once'}.`));
}

/** Milliseconds for compressing the same files as far as a build does: the least that a first one has to do. */
async function compressing(folder: string): Promise<number> {
  const place = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const copy = path.join(place, 'site');
  cpSync(folder, copy, { recursive: true });
  const begun = performance.now();
  await compressFolder(copy, path.join(place, 'cache'));
  const took = performance.now() - begun;
  rmSync(place, { recursive: true });
  return took;
}
