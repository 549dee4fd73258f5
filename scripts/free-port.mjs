import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Ends the process with one clear line when the port that the server will use (PORT, or 3000) is taken. */
export async function requireFreePort() {
  const port = Number(settingOf('PORT') || 3000);
  const host = settingOf('HOST') || undefined;
  const error = await new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
  if (error?.code !== 'EADDRINUSE') return;
  console.error(
    `PORT ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

/** A setting from the environment or, as the server reads it, from `.env`. */
function settingOf(name) {
  if (process.env[name] !== undefined) return process.env[name];
  const env = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  return new RegExp(`^${name}=["']?([^"'\\s#]*)`, 'm').exec(env)?.[1];
}
