import { processEnvironment, readConfig } from '../../api/config/config.ts';
import { buildAndCompile } from './build.ts';

// What a start needs and the server does not: run in a process of its own, which takes with it what it has loaded.

// A malformed setting stops the start before a build is spent on it.
try {
  readConfig(processEnvironment());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(await buildAndCompile());
