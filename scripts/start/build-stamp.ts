import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHash } from '#site/build/made/hash-of.ts';

const inputs = [
  'core',
  'content',
  'checks',
  'contract',
  'site',
  'public',
  'scripts',
  'api/built-site',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
];
const buildEnvironment = ['SITE_URL', 'ALLOW_SAMPLE', 'PUBLIC_FUNCTIONS_URL', 'PUBLIC_FUNCTIONS_KEY'];
const stampFile = 'node_modules/.cache/build-stamp';

/** True when `dist` was built from exactly the files and the environment that are here now. */
export function buildIsCurrent(inputs = buildInputs()): boolean {
  return existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs;
}

/** Remembers what `dist` was built from: what stood there when the build began, since a file may be saved while it runs. */
export function markBuilt(inputs: string): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
}

/**
 * A hash of all files and of the environment that a build is made from.
 * @param files of all files, as they are at this moment
 */
export function buildInputs(files = readHash(inputs)): string {
  const environment = buildEnvironment.map((name) => `${name}=${process.env[name] ?? ''}\0`);
  return createHash('sha256').update(files).update(environment.join('')).digest('hex');
}
