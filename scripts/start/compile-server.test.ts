import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, variableNames } from '#api/config/config.ts';
import { forNobody } from './compile-server.ts';

/** As `.env.example` shows them: what a live server may be set to. */
const live = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
);

test('a server that is started to be compiled opens nothing of the live one, whatever is set', () => {
  const set = { ...live, ALERT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}` };
  expect(readConfig(set).databaseUrl).toBeDefined();
  // As the process has them: what is set in it stands before what `.env` holds, empty or not.
  const config = readConfig({ ...set, ...forNobody(variableNames, '/tmp/for-nobody') });
  const nothingSet = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: '/tmp/for-nobody' };
  expect(config).toEqual(readConfig(nothingSet));
});

test('every setting of a server stands in .env.example', () => {
  const shown = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name));
  expect(variableNames.filter((name) => !shown.has(name))).toEqual([]);
});
