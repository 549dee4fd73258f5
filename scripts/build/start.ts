import { processEnvironment, readConfig } from '#server/config/config.ts';
import { buildSite } from './build.ts';

// A malformed setting stops the start before the build.
try {
  readConfig(processEnvironment());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const code = await buildSite();
if (code !== 0) process.exit(code);
await import('#server/server.ts');
