import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '#src/integrations/cache.ts';

const inputs = [
  'core',
  'content',
  'checks',
  'contract',
  'src',
  'public',
  'scripts/build',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];
const buildEnvironment = ['SITE_URL', 'ALLOW_SAMPLE', 'PUBLIC_FUNCTIONS_URL', 'PUBLIC_FUNCTIONS_KEY'];
const stampFile = 'node_modules/.cache/build-stamp';

/** True when `dist` was built from exactly these inputs. */
export function buildIsCurrent(inputs: string): boolean {
  return existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs;
}

/** Remembers what `dist` was built from: the inputs before the build, since a file may be saved while it runs. */
export function markBuilt(inputs: string): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
}

/** A hash of all files and of the environment that a build is made from. */
export function buildInputs(files = hashFiles(inputs)): string {
  const environment = buildEnvironment.map((name) => `${name}=${process.env[name] ?? ''}\0`);
  return createHash('sha256').update(files).update(environment.join('')).digest('hex');
}
