import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { owner } from '#content/owner.ts';
import {
  absoluteUrl,
  ConfigError,
  type Environment,
  emailAddress,
  fromList,
  mailbox,
  positiveInteger,
  postgresUrl,
  proxyTrust,
  read,
  smtpUrl,
  tcpPort,
} from './environment.ts';

/** The provider of the assessment's language model. Absent when AI_BASE_URL is not set. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Time limit of one assessment, retry included. Milliseconds. */
  readonly timeoutMs: number;
  /** Requests to the model a day (UTC); after them the rules answer alone. */
  readonly requestsPerDay: number;
}

/** Everything the server takes from its environment, checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a trailing slash. Mail links start with it. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    /** The mail server need not encrypt. */
    readonly insecure: boolean;
    readonly from: string;
    readonly ownerEmail: string;
  };
  readonly ai: AiConfig | undefined;
  /** Origin of the hosted functions, which the browser may then call. */
  readonly functionsOrigin: string | undefined;
  readonly logLevel: LogLevel;
  readonly trustProxy: boolean | string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Reads the configuration from an environment; every variable is optional.
 * @throws ConfigError whose message is one line that names the variable. It never repeats the value, which may be a secret.
 */
export function readConfig(environment: Environment): Config {
  const port = read(environment, 'PORT', tcpPort) ?? 3000;
  const functionsUrl = read(environment, 'PUBLIC_FUNCTIONS_URL', absoluteUrl);
  return {
    port,
    host: environment.HOST?.trim() || '127.0.0.1',
    siteUrl: read(environment, 'SITE_URL', absoluteUrl)?.origin ?? `http://localhost:${port}`,
    dataDir: resolve(environment.DATA_DIR?.trim() || './data'),
    databaseUrl: read(environment, 'DATABASE_URL', postgresUrl),
    mail: {
      smtpUrl: read(environment, 'SMTP_URL', smtpUrl),
      insecure: read(environment, 'SMTP_INSECURE', fromList(['true', 'false'])) === 'true',
      from: read(environment, 'MAIL_FROM', mailbox) ?? `${owner.siteName} <${owner.email}>`,
      ownerEmail: read(environment, 'OWNER_EMAIL', emailAddress) ?? owner.email,
    },
    ai: readAi(environment),
    functionsOrigin: functionsUrl?.origin,
    logLevel: read(environment, 'LOG_LEVEL', fromList(logLevels)) ?? 'info',
    trustProxy: read(environment, 'TRUST_PROXY', proxyTrust) ?? false,
  };
}

function readAi(environment: Environment): AiConfig | undefined {
  const baseUrl = read(environment, 'AI_BASE_URL', absoluteUrl);
  const timeoutMs = read(environment, 'AI_TIMEOUT_MS', positiveInteger) ?? 20_000;
  const requestsPerDay = read(environment, 'AI_REQUESTS_PER_DAY', positiveInteger) ?? 500;
  if (!baseUrl) return undefined;
  const model = environment.AI_MODEL?.trim();
  if (!model) throw new ConfigError('AI_MODEL is not usable: expected a model name, since AI_BASE_URL is set.');
  return {
    baseUrl: baseUrl.href.replace(/\/$/, ''),
    apiKey: environment.AI_API_KEY?.trim() || undefined,
    model,
    timeoutMs,
    requestsPerDay,
  };
}

/** The process's environment, completed by the `.env` file of the working directory when there is one. */
export function processEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
