import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const inputs = [
  'core',
  'content',
  'checks',
  'contract',
  'site',
  'scripts',
  'api/built-site',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
];
const buildEnvironment = ['SITE_URL', 'ALLOW_SAMPLE', 'PUBLIC_FUNCTIONS_URL', 'PUBLIC_FUNCTIONS_KEY'];
const stampFile = 'node_modules/.cache/build-stamp';

/** True when `dist` was built from exactly the files and environment that are here now. */
export function buildIsCurrent(): boolean {
  return existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputHash();
}

/** Remembers what `dist` was built from. */
export function markBuilt(): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputHash());
}

/** Makes the next build build, whatever has changed. */
export function forgetBuild(): void {
  rmSync(stampFile, { force: true });
}

function inputHash(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).sort()) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of buildEnvironment) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

function filesOf(input: string): string[] {
  if (path.extname(input)) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
