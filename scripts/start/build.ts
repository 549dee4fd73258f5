import { loadEnvFile } from '#api/config/env-file.ts';
import { facts } from '#content/ledger/facts.ts';
import { expiredFacts } from '#content/ledger/standing.ts';
import { owner } from '#content/owner.ts';
import { type Publishing, publicationFaults } from '#content/publication.ts';
import { madeFolder } from '#site/build/made/made.ts';
import { buildInputs, buildIsCurrent, markBuilt } from './build-stamp.ts';
import { compileServer } from './compile-server.ts';
import { draftsBelow } from './drafts.ts';
import { forgetUnused } from './forget-unused.ts';
import { run } from './run.ts';
import { alone } from './site/alone.ts';

/** A build makes much that is gone at once: in a larger nursery it dies before it is moved. Megabytes. */
const nurseryOption = '--max-semi-space-size=32';

/**
 * The bundler's allocator gives back at once what nobody holds (milliseconds) and takes no more than it uses, and threads share two
 * heaps: a quarter less memory, and then another, and no slower.
 */
const bundlerMemory = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MALLOC_ARENA_MAX: '2' };

/** Two builds at once would take each other's files away. */
const buildLock = 'node_modules/.cache/build-lock';

const today = () => new Date().toISOString().slice(0, 10);

/** Why nothing is published on a day, one line each: facts that have run out, samples and drafts. Empty when all may be. */
export function buildFaults(day: string, settings: Publishing, folder = 'content'): readonly string[] {
  return [...expiredFacts(facts, day), ...publicationFaults(owner, settings, draftsBelow(folder))];
}

/**
 * Builds the site into `dist` when a source changed since the last build. Stops with a list when a fact has run out, and
 * when samples or drafts would be published. Resolves to the exit code.
 */
export async function buildSite(): Promise<number> {
  loadEnvFile();
  return alone(buildLock, () => console.log('Waiting for another build in this folder ...'), buildUnlessCurrent);
}

async function buildUnlessCurrent(): Promise<number> {
  // Whoever was waited for may have built the same.
  const inputs = buildInputs();
  if (buildIsCurrent(inputs)) return 0;
  const faults = buildFaults(today(), process.env);
  if (faults.length > 0) {
    console.error(`Nothing is published:\n${faults.join('\n')}\ndocs/deploying.md says what to do.`);
    return 1;
  }
  console.log('Building the site (half a minute or so) ...');
  const begunAt = Date.now();
  // A process of its own: it takes a gigabyte, and the server that a start goes on to would keep it.
  const code = await run('node', [nurseryOption, 'scripts/start/site/make-site.ts'], {
    NODE_ENV: 'production',
    ...bundlerMemory,
  });
  if (code !== 0) return code;
  forgetUnused(madeFolder, begunAt);
  markBuilt(inputs);
  return 0;
}

/** As `buildSite`, and compiles the server beside it. */
export async function buildAndCompile(): Promise<number> {
  const code = await buildSite();
  if (code === 0) await compileServer();
  return code;
}

if (import.meta.main) process.exit(await buildAndCompile());
