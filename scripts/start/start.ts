import { enableCompileCache } from 'node:module';
import path from 'node:path';

// For what is imported after it, as in the server itself.
enableCompileCache(path.resolve('node_modules/.cache/compiled'));
const [{ processEnvironment, readConfig }, { buildSite }] = await Promise.all([
  import('#api/config/config.ts'),
  import('./build.ts'),
]);
// A malformed setting stops the start before a build is spent on it.
try {
  readConfig(processEnvironment());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const code = await buildSite();
if (code !== 0) process.exit(code);
await import('#api/server.ts');
