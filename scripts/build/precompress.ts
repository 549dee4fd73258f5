import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { cached } from '#src/integrations/cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(html|js|css|json|webmanifest|xml|txt|csv|md|svg|ico|ttf)$/;

/** A smaller file saves less than the header costs. */
const minBytes = 200;

/** Above this the best compression takes seconds and saves little. */
const maxBytesForBest = 4_000_000;

/** Astro integration: writes a `.br` and a `.gz` file beside every text file of the built site that has none yet. */
export function precompress(): AstroIntegration {
  return { name: 'precompress', hooks: { 'astro:build:done': ({ dir }) => compressFolder(fileURLToPath(dir)) } };
}

/** Compresses what is not compressed yet. Results are cached: a page that did not change is not compressed again. */
export async function compressFolder(folder: string, cacheFolder?: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => compressible.test(file) && !existsSync(`${file}.br`))
    .values();
  const work = async () => {
    for (const file of files) await compressFile(file, cacheFolder);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}

async function compressFile(file: string, cacheFolder?: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < minBytes) return;
  const isLarge = body.length > maxBytesForBest;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const level = isLarge ? 6 : constants.Z_BEST_COMPRESSION;
  await writeFile(`${file}.br`, await cached('br', [body], () => brotli(body, { params }), cacheFolder));
  await writeFile(`${file}.gz`, await cached('gz', [body], () => gzipped(body, { level }), cacheFolder));
}
