import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderOfTest } from '../test-folder.ts';
import { readConfig } from './config.ts';
import { loadEnvFile } from './environment.ts';

describe('defaults', () => {
  test('starts with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', siteUrl: 'http://localhost:3000', logLevel: 'info' });
    expect(config.ai).toBeUndefined();
    expect(config.databaseUrl).toBeUndefined();
    expect(config.dataDir).toMatch(/\/data$/);
  });

  test('a blank value counts as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', TRUST_PROXY: '' })).toMatchObject({
      port: 3000,
      trustProxy: [],
    });
  });
});

describe('a malformed value is refused in one line that names it and hides it', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/manual/'],
    ['DATA_DIR', '~/manual-data'],
    ['SITE_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://user:secret@db/x'],
    ['DATABASE_URL', 'postgres://manual:Zm9v/YmFy+w==@127.0.0.1/manual'],
    ['SMTP_URL', 'smtps://user:pa/ss@mail.example.com:465'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'Name <a@b>\r\nBcc: c@d'],
    ['OWNER_EMAIL', 'owner'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['ALERT_SMS_ADDRESS', '8305550142'],
    ['ALERT_WEBHOOK_URL', 'ftp://x'],
    ['ALERT_WEBHOOK_SECRET', 'secret'],
    ['SMTP_INSECURE', 'yes'],
    ['AI_TIMEOUT_MS', '0'],
    ['AI_TIMEOUT_MS', '2s'],
    ['AI_REQUESTS_PER_DAY', '0'],
    ['PUBLIC_FUNCTIONS_URL', 'nowhere'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS_PORT', 'on'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ...['::/0', '0.0.0.0/1,128.0.0.0/1', '10.0.0.0/7', '::/1', '8000::/1', '2000::/15'].map((all) => [
      'TRUST_PROXY',
      all,
    ]),
    ...['::ffff:0:0/96', '::ffff:0.0.0.0/103', '0:0:0::/64'].map((all) => ['TRUST_PROXY', all]),
  ])('%s=%j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not usable: expected [^\\n]+\\.$`));
  });

  test('the value, which may hold a password, is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db/x' })).toThrow(/^(?!.*secret)/);
  });

  test('TRUST_PROXY=true, which would believe every visitor, says to name the proxy', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/expected the name of your proxy/);
  });

  test('a webhook without a secret', () => {
    expect(() => readConfig({ ALERT_WEBHOOK_URL: 'https://x.example' })).toThrow(/^ALERT_WEBHOOK_SECRET /);
  });

  test('a provider without a model', () => {
    expect(() => readConfig({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow(/^AI_MODEL /);
  });
});

describe('accepted values', () => {
  test.each([
    ['TRUST_PROXY', 'loopback', { trustProxy: ['loopback'] }],
    ['TRUST_PROXY', 'false', { trustProxy: [] }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['PORT', '0', { port: 0 }],
    ['METRICS_PORT', '9464', { metricsPort: 9464 }],
    ['SITE_URL', 'https://example.com/', { siteUrl: 'https://example.com' }],
    ['PUBLIC_FUNCTIONS_URL', 'https://x.example.com/functions/v1', { functionsOrigin: 'https://x.example.com' }],
    ['DATABASE_URL', 'postgres://u:p@127.0.0.1:5432/d', { databaseUrl: 'postgres://u:p@127.0.0.1:5432/d' }],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  test('a provider', () => {
    const { ai } = readConfig({ AI_BASE_URL: 'http://127.0.0.1:1/v1/', AI_MODEL: 'm', AI_TIMEOUT_MS: '500' });
    expect(ai).toEqual({
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: undefined,
      model: 'm',
      timeoutMs: 500,
      requestsPerDay: 500,
    });
  });
});

let folder = '';
beforeEach(() => {
  folder = folderOfTest();
});
afterEach(() => {
  delete process.env.ONE_OF_OURS;
  delete process.env.TWO_OF_OURS;
});

function load(text: string): Readonly<Record<string, string | undefined>> {
  const file = path.join(folder, '.env');
  writeFileSync(file, text);
  loadEnvFile(file);
  return process.env;
}

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['plain', 'ONE_OF_OURS=1\nTWO_OF_OURS=b c\n', { ONE_OF_OURS: '1', TWO_OF_OURS: 'b c' }],
  ['a blank behind a name without a value', 'ONE_OF_OURS= \nTWO_OF_OURS=2\n', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['a tab there', 'ONE_OF_OURS=\t\nTWO_OF_OURS=2', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['lines as Windows ends them', 'ONE_OF_OURS=\r\nTWO_OF_OURS=2\r\n', { ONE_OF_OURS: '', TWO_OF_OURS: '2' }],
  ['a mark of its encoding', '\uFEFFONE_OF_OURS=1', { ONE_OF_OURS: '1' }],
  ['a comment, and a # in quotes', 'ONE_OF_OURS=1 # one\nTWO_OF_OURS="a#b"', { ONE_OF_OURS: '1', TWO_OF_OURS: 'a#b' }],
])('%s', (_what, text, expected) => expect(load(text)).toMatchObject(expected));

test('what the environment has wins, and a file that is not there is none', () => {
  process.env.ONE_OF_OURS = 'first';
  expect(load('ONE_OF_OURS=second').ONE_OF_OURS).toBe('first');
  expect(() => loadEnvFile(path.join(folder, 'none'))).not.toThrow();
});

test('a file that cannot be read is named', () => {
  expect(() => loadEnvFile(folder)).toThrow(/ could not be read: EISDIR\.$/);
});
