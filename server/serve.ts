import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { restoreFolder } from './cli/restore.ts';
import type { Config } from './config/config.ts';
import { connectStore, type StoreConnection } from './db/connection.ts';
import { type FileLock, FolderInUse, lockFolder } from './db/folder-lock.ts';
import { openStore } from './db/open-store.ts';
import { scheduleRetention, sentMailDays } from './db/retention.ts';
import { dayMs } from './db/tables/daily-limits.ts';
import { releaseAllLeases } from './db/tables/outbox.ts';
import { expireMailFiles, mailFolder } from './email/mail-folder.ts';
import { scheduleMorningMail } from './email/morning-mail.ts';
import { type Outbox, type OutboxParts, startOutbox } from './email/outbox.ts';
import { fileTransport, type MailTransport, smtpTransport } from './email/transport.ts';
import { setClientKeySecret } from './http/client-key.ts';
import type { Limits } from './http/default-limits.ts';
import { type Metrics, type MetricsServer, serveMetrics } from './http/metrics.ts';
import { builtFor, loadSite } from './http/serve-site.ts';
import { keyedHash } from './inbox/keyed-hash.ts';

const builtFolder = join(import.meta.dirname, '..', 'dist');

/** Overrides for resilience tests. */
export interface ServeOptions {
  readonly folder?: string;
  readonly limits?: Partial<Limits>;
  readonly outbox?: Pick<OutboxParts, 'leaseMs' | 'pollMs' | 'unreachableMs'>;
}

/**
 * Starts a whole server process: pages, endpoints, outbox, retention. Closing the returned application stops all of it.
 * @throws FolderInUse
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<FastifyInstance> {
  if (config.databaseUrl) setClientKeySecret(config.databaseUrl);
  const folder = folderOwnership(config);
  const connection = connectStore(async () => {
    folder.take();
    return openStore(config);
  });
  reportUnusable(folder);
  await rm(restoreFolder(config.dataDir), { recursive: true, force: true }).catch(() => {});
  const later: { outbox?: Outbox; metrics?: MetricsServer } = {};
  const metrics = config.metricsPort === undefined ? undefined : await metricsOf(connection);
  const site = await loadSite(options.folder ?? builtFolder);
  warnOfAddress(console, config, builtFor(site));
  const app = buildApp({
    config,
    site,
    connection,
    outbox: {
      wake: () => later.outbox?.wake(),
      state: () => later.outbox?.state() ?? 'down',
      insecure: config.mail.insecure && config.mail.smtpUrl !== undefined,
    },
    ...(options.limits ? { limits: options.limits } : {}),
    ...(metrics ? { metrics } : {}),
  });
  // An SQLite folder has one process, so leases of an earlier one are stale.
  if (!config.databaseUrl) await connection.use(releaseAllLeases).catch(() => {});
  const transport = transportFor(config);
  later.outbox = startOutbox({
    connection,
    transport,
    config,
    webhook: config.alerts.webhook,
    inbox: config.inbox ? keyedHash(config) : undefined,
    log: app.log,
    ...options.outbox,
  });
  const letters = mailFolder(config.dataDir);
  const housekeeping = await scheduleRetention({
    connection,
    log: app.log,
    now: Date.now,
    expireFiles: (now) => expireMailFiles(letters, now - sentMailDays * dayMs),
  });
  // After the first clock check: rows stored before it would carry, and so confirm, a wrong time.
  const { ownerEmail } = config.mail;
  const mornings = scheduleMorningMail({ connection, ownerEmail, log: app.log, stored: () => later.outbox?.wake() });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    mornings.stop();
    await later.metrics?.close();
    await later.outbox?.close();
    await connection.close();
    folder.release();
  });
  if (metrics) later.metrics = await serveMetrics(metrics, config.metricsHost, config.metricsPort ?? 0);
  await app.listen({ port: config.port, host: config.host });
  return app;
}

/** Loads the metrics library only when metrics are enabled. */
async function metricsOf(connection: StoreConnection): Promise<Metrics> {
  const { startMetrics } = await import('./http/metrics.ts');
  return startMetrics(connection);
}

function transportFor({ mail, dataDir }: Config): MailTransport {
  const { smtpUrl, insecure } = mail;
  return smtpUrl ? smtpTransport(smtpUrl, { allowInsecure: insecure }) : fileTransport(mailFolder(dataDir));
}

interface FolderOwnership {
  /** @throws FolderInUse, or whatever keeps the folder from being written */
  take(): void;
  release(): void;
}

/** Only SQLite needs the lock: PostgreSQL allows several servers. */
function folderOwnership({ databaseUrl, dataDir }: Config): FolderOwnership {
  let lock: FileLock | undefined;
  return {
    take() {
      if (!databaseUrl) lock ??= lockFolder(dataDir);
    },
    release: () => lock?.release(),
  };
}

/** A read-only disk still serves pages; only another server in the same folder prevents the start. */
function reportUnusable(folder: FolderOwnership): void {
  try {
    folder.take();
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    console.error('DATA_DIR cannot be written: pages are served, but no question can be stored until it can.');
  }
}

type AddressSettings = Pick<Config, 'publicUrl' | 'siteUrl' | 'host' | 'trustProxy'>;

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

/**
 * Logs one line at startup when the site's public address is misconfigured.
 * @param builtOrigin The origin in the built pages' canonical links, if any.
 */
export function warnOfAddress(
  log: Pick<Console, 'error'>,
  settings: AddressSettings,
  builtOrigin: string | undefined,
): void {
  const { publicUrl, siteUrl, host, trustProxy } = settings;
  const isPublic = !loopbackHosts.includes(host) || trustProxy.length > 0;
  if (publicUrl && builtOrigin !== publicUrl) {
    log.error(
      `SITE_URL is ${publicUrl}, and the pages were built for ${builtOrigin ?? 'none'}: set it and run npm run build, or search engines learn no right address.`,
    );
  } else if (isPublic && !publicUrl) {
    log.error(
      `SITE_URL is not set: links in mails lead to ${siteUrl}, and pages tell search engines no address. Set it to the public address and run npm run build.`,
    );
  }
}
