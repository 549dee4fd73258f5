import { existsSync } from 'node:fs';
import { facts } from '#content/ledger/facts.ts';
import { expiredFacts } from '#content/ledger/standing.ts';
import { owner } from '#content/owner.ts';
import { publicationFaults } from '#content/publication.ts';
import { madeFolder } from '#site/build/made/made.ts';
import { writeEdition } from '#site/kept/build/write-edition.ts';
import { buildIsCurrent, markBuilt } from './build-stamp.ts';
import { compressSite } from './compress-site.ts';
import { draftsBelow } from './drafts.ts';
import { forgetUnused } from './forget-unused.ts';
import { run } from './run.ts';

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Builds the site into `dist` when a source changed since the last build. Stops with a list when a fact has run out, and
 * when samples or drafts would be published. Resolves to the exit code.
 */
export async function buildSite(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (buildIsCurrent()) return 0;
  const faults = [...expiredFacts(facts, today()), ...publicationFaults(owner, process.env, draftsBelow('content'))];
  if (faults.length > 0) {
    console.error(`Nothing is published:\n${faults.join('\n')}\ndocs/deploying.md says what to do.`);
    return 1;
  }
  console.log('Building the site (a minute or two) ...');
  const begunAt = Date.now();
  const code = await run('astro', ['build', '--silent']);
  if (code !== 0) return code;
  await compressSite('dist');
  forgetUnused(madeFolder, begunAt);
  await writeEdition('dist');
  // What was written just now has its twins too, and stands in the index of the site.
  await compressSite('dist');
  markBuilt();
  return 0;
}

if (import.meta.main) process.exit(await buildSite());
