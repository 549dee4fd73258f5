import { existsSync } from 'node:fs';
import { buildIsCurrent, markBuilt } from './build-stamp.ts';
import { compressSite } from './compress-site.ts';
import { run } from './run.ts';

/** Builds the site into `dist` when a source changed since the last build. Resolves to the exit code. */
export async function buildSite(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (buildIsCurrent()) return 0;
  console.log('Building the site (about twenty seconds) ...');
  const code = await run('astro', ['build', '--silent']);
  if (code !== 0) return code;
  await compressSite('dist');
  markBuilt();
  return 0;
}

if (import.meta.main) process.exit(await buildSite());
