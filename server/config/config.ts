import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import {
  absoluteUrl,
  ConfigError,
  type Environment,
  emailAddress,
  folder,
  loadEnvFile,
  mailbox,
  originUrl,
  positiveInteger,
  postgresUrl,
  proxyTrust,
  readVariables,
  smtpUrl,
  tcpPort,
  webhookSecret,
} from './environment.ts';

export interface WebhookTarget {
  readonly url: string;
  /** `whsec_` and base64, the format of Standard Webhooks. */
  readonly secret: string;
}

/** The provider of the assessment's language model. Absent when AI_BASE_URL is not set. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Time limit of one assessment, retry included. Milliseconds. */
  readonly timeoutMs: number;
  /** Requests to the model per UTC day; beyond it the rules answer alone. */
  readonly requestsPerDay: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Port of the metrics endpoint; undefined disables metrics. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Public origin of the site, without a trailing slash; undefined when not configured. */
  readonly publicUrl: string | undefined;
  /** The same, or localhost. Links in mail start with it. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    /** Allow a mail server without encryption. */
    readonly insecure: boolean;
    readonly from: string;
    readonly ownerEmail: string;
  };
  /** Whether the owner's inbox in the browser is on: OWNER_EMAIL is set. */
  readonly inbox: boolean;
  /** Where urgent questions are announced besides the owner's mailbox. */
  readonly alerts: { readonly smsAddress: string | undefined; readonly webhook: WebhookTarget | undefined };
  readonly ai: AiConfig | undefined;
  /** Origin of the hosted functions, which the browser may then call. */
  readonly functionsOrigin: string | undefined;
  readonly logLevel: LogLevel;
  /** Addresses and networks of the proxies whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const text = z.optional(z.string());
const variables = z.object({
  PORT: z._default(tcpPort, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(tcpPort),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  SITE_URL: z.optional(originUrl),
  DATA_DIR: z._default(folder, './data'),
  DATABASE_URL: z.optional(postgresUrl),
  SMTP_URL: z.optional(smtpUrl),
  SMTP_INSECURE: z._default(z.enum(['true', 'false'], 'one of true, false'), 'false'),
  MAIL_FROM: z._default(mailbox, `${owner.siteName.en} <${owner.email}>`),
  OWNER_EMAIL: z.optional(emailAddress),
  ALERT_SMS_ADDRESS: z.optional(emailAddress),
  ALERT_WEBHOOK_URL: z.optional(absoluteUrl),
  ALERT_WEBHOOK_SECRET: z.optional(webhookSecret),
  AI_BASE_URL: z.optional(absoluteUrl),
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_TIMEOUT_MS: z._default(positiveInteger, 20_000),
  AI_REQUESTS_PER_DAY: z._default(positiveInteger, 500),
  PUBLIC_FUNCTIONS_URL: z.optional(absoluteUrl),
  LOG_LEVEL: z._default(z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  TRUST_PROXY: z._default(proxyTrust, []),
});
type Variables = z.infer<typeof variables>;

/**
 * Reads the configuration from an environment; every variable is optional.
 * @throws ConfigError whose message is one line that names the variable. It never repeats the value, which may be a secret.
 */
export function readConfig(environment: Environment): Config {
  const read = readVariables(variables, environment);
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    publicUrl: read.SITE_URL?.origin,
    siteUrl: read.SITE_URL?.origin ?? `http://localhost:${read.PORT}`,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    mail: {
      smtpUrl: read.SMTP_URL,
      insecure: read.SMTP_INSECURE === 'true',
      from: read.MAIL_FROM,
      ownerEmail: read.OWNER_EMAIL ?? owner.email,
    },
    inbox: read.OWNER_EMAIL !== undefined,
    alerts: { smsAddress: read.ALERT_SMS_ADDRESS, webhook: webhookOf(read) },
    ai: aiOf(read),
    functionsOrigin: read.PUBLIC_FUNCTIONS_URL?.origin,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
  };
}

function webhookOf(read: Variables): WebhookTarget | undefined {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = read;
  if (!url) return undefined;
  if (!secret)
    throw new ConfigError('ALERT_WEBHOOK_SECRET is not usable: expected a secret, since ALERT_WEBHOOK_URL is set.');
  return { url: url.href, secret };
}

function aiOf(read: Variables): AiConfig | undefined {
  if (!read.AI_BASE_URL) return undefined;
  if (!read.AI_MODEL) throw new ConfigError('AI_MODEL is not usable: expected a model name, since AI_BASE_URL is set.');
  return {
    baseUrl: read.AI_BASE_URL.href.replace(/\/$/, ''),
    apiKey: read.AI_API_KEY,
    model: read.AI_MODEL,
    timeoutMs: read.AI_TIMEOUT_MS,
    requestsPerDay: read.AI_REQUESTS_PER_DAY,
  };
}

/** The process's environment, completed by the `.env` file of the working directory when there is one. */
export function processEnvironment(): Environment {
  loadEnvFile();
  return process.env;
}
