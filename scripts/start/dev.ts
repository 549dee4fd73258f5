import { run } from './run.ts';

// The site with hot reload is what you open; it passes calls on to the server, which restarts when its files change.
const sitePort = process.env.PORT ?? '3000';
const serverPort = String(Number(sitePort) + 1);
const watched = ['api', 'core', 'contract'].map((folder) => `--watch-path=${folder}`);
console.log(`Site with hot reload on http://localhost:${sitePort}, server on port ${serverPort} ...`);
const code = await Promise.race([
  run('node', ['scripts/start/site/serve-pages.ts', sitePort], { DEV_SERVER_PORT: serverPort }),
  run('node', [...watched, 'api/server.ts'], { PORT: serverPort }),
]);
process.exit(code);
