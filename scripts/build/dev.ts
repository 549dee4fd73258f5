import { spawn } from 'node:child_process';
import { dev } from 'astro';

// Pages come from Astro's dev server; it passes API calls on to ours, which restarts when its files change.
const port = Number(process.env.PORT || 3000);
const serverPort = String(port + 1);
const watched = ['server', 'core', 'contract'].map((folder) => `--watch-path=${folder}`);
process.env.DEV_SERVER_PORT = serverPort;
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const api = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: serverPort },
});
const end = (code: number) => {
  api.kill('SIGTERM');
  process.exit(code);
};
process
  .on('SIGTERM', () => end(0))
  .on('SIGINT', () => end(0))
  .on('SIGHUP', () => end(0));
api.on('exit', (code) => end(code ?? 1));

// Reads DEV_SERVER_PORT.
const { default: config } = await import('../../astro.config.mjs');
const { address } = await dev({ ...config, configFile: false, logLevel: 'warn', server: { port } });
console.log(`Water Damage Field Manual is at http://localhost:${address.port} (edited pages appear by themselves)`);
