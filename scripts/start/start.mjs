// Plain JavaScript, and the server in the same process: see api/start.mjs.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const [{ processEnvironment, readConfig }, { buildIsCurrent }] = await Promise.all([
  import('../../api/config/config.ts'),
  import('./build-stamp.ts'),
]);
// A malformed setting stops the start before a build is spent on it.
try {
  readConfig(processEnvironment());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// What builds is 25 MB, and the server has no use for it.
if (!buildIsCurrent()) {
  const { buildSite } = await import('./build.ts');
  const code = await buildSite();
  if (code !== 0) process.exit(code);
}
await import('../../api/server.ts');
