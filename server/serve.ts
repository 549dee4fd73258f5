import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { owner } from '#content/owner.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { connectStore, type StoreConnection } from './db/connection.ts';
import { type FileLock, FolderInUse, lockFolder } from './db/folder-lock.ts';
import { openStore, type Store } from './db/open-store.ts';
import { scheduleRetention, sentMailDays } from './db/retention.ts';
import type { Millis } from './db/schema.ts';
import { dayMs } from './db/tables/daily-limits.ts';
import { newMail, releaseAllLeases } from './db/tables/outbox.ts';
import { claimOnce } from './db/tables/server-state.ts';
import { expireMailFiles, mailFolder } from './email/mail-folder.ts';
import { type Outbox, type OutboxParts, startOutbox } from './email/outbox.ts';
import { fileTransport, type MailTransport, smtpTransport } from './email/transport.ts';
import type { Limits } from './http/default-limits.ts';
import { type Metrics, type MetricsServer, serveMetrics } from './http/metrics.ts';
import { builtFor, loadSite } from './http/serve-site.ts';

/** The owner's hour from which the digest of a day may leave. */
const firstHour = 7;
/** A day's list comes before the receipts of normal questions and after everything that is urgent. */
const digestPriority = 4;
const lookMs = 10 * 60 * 1000;

/**
 * Puts the day's list of open questions and counts into the outbox, once a day from seven in the morning of the owner's time
 * zone, however many processes ask. What it says is looked up when it leaves; with nothing open and nothing counted, nothing
 * is sent.
 */
export async function addMorningDigest({ db }: Store, ownerEmail: string, now: Millis): Promise<boolean> {
  const { day, hour } = ownersClock(now);
  if (hour < firstHour) return false;
  return db.transaction().execute(async (transaction) => {
    if (!(await claimOnce(transaction, 'digest-day', day))) return false;
    const mail = newMail({ kind: 'digest', recipient: ownerEmail, priority: digestPriority, createdAt: now });
    await transaction.insertInto('outbox').values(mail).execute();
    return true;
  });
}

/** The owner's hour, and a number for the owner's calendar day. */
function ownersClock(now: Millis): { readonly day: number; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: owner.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs, hour: part('hour') };
}

interface DigestParts {
  readonly connection: StoreConnection;
  readonly ownerEmail: string;
  readonly log: { warn(fields: object, message: string): void };
  /** Called when there is something for the outbox. */
  readonly stored: () => void;
}

/** Looks every ten minutes whether the day's list is due. */
function scheduleMorningDigest({ connection, ownerEmail, log, stored }: DigestParts): { stop(): void } {
  const look = () =>
    connection
      .use((store) => addMorningDigest(store, ownerEmail, Date.now()))
      .then((added) => added && stored())
      .catch(() => log.warn({}, 'could not look for open questions'));
  void look();
  const timer = setInterval(look, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}

const builtFolder = join(import.meta.dirname, '..', 'dist');

/** What proofs change; the server runs without. */
export interface ServeOptions {
  /** Where the built site lies. */
  readonly folder?: string;
  readonly limits?: Partial<Limits>;
  readonly outbox?: Pick<OutboxParts, 'leaseMs' | 'pollMs' | 'unreachableMs'>;
}

/**
 * Everything a server process runs: pages, endpoints, outbox, retention. Closing the returned application stops it all.
 * @throws FolderInUse
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<FastifyInstance> {
  const folder = folderOwnership(config);
  const connection = connectStore(async () => {
    folder.take();
    return openStore(config);
  });
  reportUnusable(folder);
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
  // An SQLite folder has one process, and it is this one: whatever an earlier process had claimed is free.
  if (!config.databaseUrl) await connection.use(releaseAllLeases).catch(() => {});
  const transport = transportFor(config);
  later.outbox = startOutbox({
    connection,
    transport,
    config,
    webhook: config.alerts.webhook,
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
  // After the first look at the clock: what this stores carries the clock's time, and would speak for it.
  const { ownerEmail } = config.mail;
  const digests = scheduleMorningDigest({ connection, ownerEmail, log: app.log, stored: () => later.outbox?.wake() });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    digests.stop();
    await later.metrics?.close();
    await later.outbox?.close();
    await connection.close();
    folder.release();
  });
  if (metrics) later.metrics = await serveMetrics(metrics, config.metricsHost, config.metricsPort ?? 0);
  await app.listen({ port: config.port, host: config.host });
  return app;
}

/** Nobody who does not measure loads what measures. */
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

/** PostgreSQL has as many servers as wanted; an SQLite folder has one. */
function folderOwnership({ databaseUrl, dataDir }: Config): FolderOwnership {
  let lock: FileLock | undefined;
  return {
    take() {
      if (!databaseUrl) lock ??= lockFolder(dataDir);
    },
    release: () => lock?.release(),
  };
}

/** Pages are served from a disk that cannot be written, too; only another server in the same folder stops the start. */
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
 * Logs one line at the start when something is wrong with the site's public address.
 * @param builtOrigin the origin that the built pages call their own; undefined when they name none
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
