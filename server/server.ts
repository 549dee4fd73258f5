import type { FastifyInstance } from 'fastify';
import { processEnvironment, readConfig } from './config/config.ts';
import { ConfigError } from './config/environment.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { ignoreOutputErrors } from './http/log-stream.ts';
import { serve } from './serve.ts';

/** Starts the server, prints its address, and stops in order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  ignoreOutputErrors();
  const config = readConfig(processEnvironment());
  const app = await serve(config);
  stopOnSignals(app);
  // `npm run dev` prints its own address.
  if (!process.env.DEV_SERVER_PORT)
    console.log(`Water Damage Field Manual is at ${printableAddress(app, config.host)}`);
}

function printableAddress(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}

function stopOnSignals(app: FastifyInstance): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Requests in flight are answered first; connections that take longer are closed.
      setTimeout(() => app.server.closeAllConnections(), 4_000).unref();
      // Anything still pending then is a bug of the server.
      setTimeout(() => process.exit(1), 12_000).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** One line for what an operator can fix; anything else is a bug and keeps its stack. */
function exitWithError(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { METRICS_PORT: metricsPort, PORT: ownPort = '3000' } = process.env;
  const asked = error instanceof Error && 'port' in error ? String(error.port) : ownPort;
  const [name, host] = asked === metricsPort ? ['METRICS_PORT', 'METRICS_HOST'] : ['PORT', 'HOST'];
  if (error instanceof ConfigError || error instanceof FolderInUse) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(`${name} ${asked} is in use by another program. Set ${name} to a free one.`);
  else if (code === 'EACCES')
    console.error(`${name} ${asked} may not be opened by this user. Set ${name} to one above 1023.`);
  else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    console.error(`${host} is not an address of this machine.`);
  else console.error(error);
  process.exit(1);
}

start().catch(exitWithError);
