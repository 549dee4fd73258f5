import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { facts } from '#content/facts/all-facts.ts';
import { expiredFacts } from '#content/facts/fact-status.ts';
import { owner } from '#content/owner.ts';
import { type Publishing, publicationErrors } from '#content/publication.ts';
import { loadEnvFile } from '#server/config/environment.ts';
import { pruneCache } from '#src/integrations/cache.ts';
import { buildInputs, buildIsCurrent, markBuilt } from './build-stamp.ts';
import { lineOf } from './check-owner.ts';
import { run } from './run.ts';

const head = /^---\n(.*?)\n---/s;

/** The pages below a folder whose head says `draft: true`, by their paths. */
export function draftsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /^draft: true$/m.test(head.exec(readFileSync(file, 'utf8'))?.[1] ?? ''))
    .sort();
}

const today = () => new Date().toISOString().slice(0, 10);

/** Why nothing is published on a day, one line each: expired facts, samples and drafts. Empty when all may be. */
export function buildErrors(day: string, settings: Publishing, folder = 'content'): readonly string[] {
  return [...expiredFacts(facts, day), ...publicationErrors(owner, settings, draftsBelow(folder))];
}

const ownerValue = /^(content\/owner\.ts): ([\w.]+)/;

/** An error about a value of the owner's file, with the line where it is. */
export const withLine = (error: string): string =>
  error.replace(ownerValue, (_all, file: string, name: string) => {
    return `${file}, line ${lineOf(readFileSync(file, 'utf8'), name)}: ${name}`;
  });

/** The packages that the site and the server are made of, as CycloneDX. Beside `dist`, which is public. */
const sbomFile = 'sbom.cdx.json';
const sbomOf = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const maxSbomBytes = 50_000_000;

export const sbom = (): string =>
  execFileSync('npm', sbomOf, { encoding: 'utf8', maxBuffer: maxSbomBytes, shell: process.platform === 'win32' });

/**
 * Builds the site: into `dist` when a source changed since the last build, into another folder always. Stops with a list when a
 * fact has expired, and when samples or drafts would be published. Resolves to the exit code.
 */
export async function buildSite(folder = 'dist'): Promise<number> {
  loadEnvFile();
  const inputs = buildInputs();
  if (folder === 'dist' && buildIsCurrent(inputs)) return 0;
  const errors = buildErrors(today(), process.env);
  if (errors.length > 0) {
    console.error(
      `Nothing is published:\n${errors.map(withLine).join('\n')}\ndocs/for-the-owner/promises-and-claims.md says what to write for a claim, docs/deploying.md the rest.`,
    );
    return 1;
  }
  console.log('Building the site (about a minute) ...');
  const startedAt = Date.now();
  const code = await run('astro', ['build', '--silent', '--outDir', folder], { NODE_ENV: 'production' });
  if (code !== 0) return code;
  writeFileSync(sbomFile, sbom());
  pruneCache(startedAt);
  markBuilt(inputs);
  return 0;
}

if (import.meta.main) process.exit(await buildSite());
