import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentType } from '#api/built-site/content-types.ts';
import { type FileFacts, factsOf, indexName, writeSiteIndex } from '#api/built-site/site-index.ts';
import { compress, efforts, hasTwins, type Twins, twinEndings } from '#api/built-site/twins.ts';
import { fewAtOnce } from '#site/build/few-at-once.ts';
import { writeWhole } from '#site/build/made/made.ts';

const encodings = Object.keys(twinEndings) as (keyof Twins)[];

/** Twins that were made otherwise are made again. */
const recipe = JSON.stringify(efforts);

/** Above this the smallest twin takes seconds and saves a tenth: the packs of a site of hundreds of guides. Bytes. */
const mostForSmallest = 4_000_000;

/** Writes what can be written only when the rest of a folder is compressed, what was written before it too, and says which files it wrote. */
type WriteLast = (folder: string) => Promise<readonly string[]>;

/** How many files are in hand at once: one a processor, of which a small machine has two, and one that is read or finished meanwhile. */
const atOnce = 3;

interface Steps {
  /** What becomes of a file before it is compressed. */
  readonly finish?: (file: string) => Promise<void>;
  readonly writeLast?: readonly WriteLast[];
  /** Where twins are kept from one build to the next. */
  readonly cache?: string;
}

/**
 * Puts the compressed twins of every file of a built folder beside it, and the index of all, so that a start reads no more than
 * it sends. Twins are kept by the content that they stand for: a page that did not change is not compressed again.
 */
export async function compressSite(
  folder: string,
  { finish = async () => {}, writeLast = [], cache = 'node_modules/.cache/twins' }: Steps = {},
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const facts = new Map<string, FileFacts>();
  const compressAll = (files: readonly string[]) =>
    fewAtOnce(largestFirst(files), atOnce, async (file) => {
      await finish(file);
      facts.set(addressOf(folder, file), await compressFile(file, cache, used));
    });
  await compressAll(filesIn(folder));
  for (const write of writeLast) await compressAll((await write(folder)).map((file) => path.join(folder, file)));
  // Whoever was through first does not stand first.
  const sorted = [...facts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeSiteIndex(folder, Object.fromEntries(sorted));
  forgetOthers(cache, used);
}

/** A large one that comes last would leave the other processors without work. */
function largestFirst(files: readonly string[]): readonly string[] {
  const sizes = new Map(files.map((file) => [file, statSync(file).size]));
  return files.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

async function compressFile(file: string, cache: string, used: Set<string>): Promise<FileFacts> {
  const body = readFileSync(file);
  if (hasTwins(contentType(file), body.length)) {
    const key = createHash('sha256').update(recipe).update(body).digest('base64url');
    used.add(key);
    const kept = path.join(cache, key);
    if (!encodings.every((encoding) => existsSync(kept + twinEndings[encoding]))) await make(kept, body);
    for (const encoding of encodings) putBeside(kept + twinEndings[encoding], file + twinEndings[encoding]);
  }
  return factsOf(file, body);
}

/** The same file under a second name, at a tenth of what a copy takes; a copy where a disk has no second names. Nobody writes into either. */
function putBeside(kept: string, twin: string): void {
  rmSync(twin, { force: true });
  try {
    linkSync(kept, twin);
  } catch {
    copyFileSync(kept, twin);
  }
}

const addressOf = (folder: string, file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== indexName)
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function make(kept: string, body: Buffer): Promise<void> {
  const twins = await compress(body, body.length > mostForSmallest ? 'large' : 'smallest');
  for (const encoding of encodings) writeWhole(kept + twinEndings[encoding], twins[encoding]);
}

/** The cache holds the site of now and nothing else. */
function forgetOthers(cache: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) if (!used.has(name.replace(/\.\w+$/, ''))) rmSync(path.join(cache, name));
}
