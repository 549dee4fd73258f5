import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadSite } from './built-site/load-site.ts';
import { type Config, processEnvironment, readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { fileTransport, type MailTransport, smtpTransport } from './mail/transport.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { connectStore } from './store/connection.ts';
import { FolderInUse, type FolderLock, lockFolder } from './store/folder-lock.ts';
import { openStore } from './store/open-store.ts';
import { endAllLeases } from './store/outbox-queue.ts';
import { keepRetention } from './store/retention.ts';

const builtFolder = join(import.meta.dirname, '..', 'dist');

/** Starts the server, prints its address, and stops in order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(processEnvironment());
  const lock = config.databaseUrl ? undefined : lockIfPossible(config.dataDir);
  const connection = connectStore(() => openStore(config));
  const later: { outbox?: Outbox } = {};
  const app = buildApp({
    config,
    site: await loadSite(builtFolder),
    connection,
    outbox: { wake: () => later.outbox?.wake(), state: () => later.outbox?.state() ?? 'down' },
  });
  // An SQLite folder has one process, and it is this one: whatever an earlier process had claimed is free.
  if (lock) await connection.use(endAllLeases).catch(() => {});
  later.outbox = startOutbox({ connection, transport: transportFor(config), config, log: app.log });
  const housekeeping = keepRetention(connection, app.log);
  app.addHook('onClose', async () => {
    housekeeping.stop();
    await later.outbox?.close();
    await connection.close();
    lock?.release();
  });
  stopOnSignals(app);
  await app.listen({ port: config.port, host: config.host });
  console.log(`Water Damage Field Manual is at ${printableAddress(app, config.host)}`);
}

function transportFor({ mail, dataDir }: Config): MailTransport {
  return mail.smtpUrl ? smtpTransport(mail.smtpUrl) : fileTransport(join(dataDir, 'mail'));
}

/** Reading pages works on a disk that cannot be written; only another server in the same folder stops the start. */
function lockIfPossible(folder: string): FolderLock | undefined {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    console.error('DATA_DIR cannot be written: pages are served, but questions cannot be stored.');
    return undefined;
  }
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
      // Requests under way are answered first; whatever hangs longer than this is cut off.
      setTimeout(() => process.exit(1), 10_000).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** One line for what an operator can put right; anything else is a bug and keeps its stack. */
function refuseToStart(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = process.env.PORT ?? '3000';
  if (error instanceof ConfigError || error instanceof FolderInUse) console.error(error.message);
  else if (code === 'EADDRINUSE') console.error(`PORT ${port} is in use by another program. Set PORT to a free one.`);
  else if (code === 'EACCES') console.error(`PORT ${port} may not be opened by this user. Set PORT to one above 1023.`);
  else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') console.error('HOST is not an address of this machine.');
  else console.error(error);
  process.exit(1);
}

start().catch(refuseToStart);
