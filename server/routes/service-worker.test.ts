import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { loadSite } from '../http/serve-site.ts';
import { folderOfFile } from '../test-folder.ts';
import { stopFile } from './service-worker.ts';

const folder = folderOfFile();
let app: FastifyInstance;

beforeAll(async () => {
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'sw.js'), 'addEventListener("fetch", () => {})');
  await writeFile(join(folder, 'dist', 'keep.js'), 'registration.unregister()');
  app = buildApp({ config: readConfig({ DATA_DIR: folder }), site: await loadSite(join(folder, 'dist')) });
});
afterAll(() => app.close());
afterEach(() => rmSync(join(folder, stopFile), { force: true }));

const get = (url: string) => app.inject({ url });

test('browsers revalidate the service worker each time, and it runs under a policy of its own', async () => {
  const { body, headers } = await get('/sw.js');
  expect(body).toContain('fetch');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a file in the data folder switches the offline copy off, and without it on again', async () => {
  writeFileSync(join(folder, stopFile), '');
  const { body, headers } = await get('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('unregister');
  rmSync(join(folder, stopFile));
  expect((await get('/sw.js')).body).toContain('fetch');
});

test('browsers with the first service worker of this site get the one that removes it', async () => {
  expect((await get('/keep.js')).body).toContain('unregister');
});
