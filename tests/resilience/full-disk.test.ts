import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Answer, ask, isRefusedInWords } from './concurrent-questions.ts';
import { querySqlite } from './database.ts';
import { startServer, stopServer } from './server.ts';

// A small file system is mounted for these tests, which takes root on Linux.

const mount = (...args: readonly string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

let disk = '';
let acknowledged: string[] = [];
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'full-disk-'));
  acknowledged = [];
});

const mountDisk = (size: string) => {
  // What is registered first is done last: the servers on the disk have ended by then.
  onTestFinished(() => {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  expect(mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk), 'only root on Linux may mount a file system').toBe(
    true,
  );
};

async function send(url: string, question: string, hasPhotos = false): Promise<Answer> {
  const answer = await ask(url, crypto.randomUUID(), question, hasPhotos);
  if (answer.reference) acknowledged.push(answer.reference);
  return answer;
}

/** Fills the rest of the disk but for so many bytes, then asks until nothing more is taken. */
async function fillUp(url: string, leftBytes: number): Promise<{ readonly filler: string; readonly refused: Answer }> {
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
  for (let n = 0; n < 280; n++) {
    // Random letters, since a database may compress others.
    const refused = await send(url, `${n} ${crypto.getRandomValues(Buffer.alloc(2400)).toString('hex')}`);
    if (refused.status !== 201) return { filler, refused };
  }
  throw new Error('the disk never filled up');
}

const healthOf = async (url: string) => (await fetch(`${url}/api/health`)).status;
const pageOf = async (url: string) => (await fetch(`${url}/guides/emergency-checklist`)).status;

test('SQLite on a disk that fills up, then turns read-only', async () => {
  mountDisk('6m');
  const first = await startServer({ DATA_DIR: disk });
  expect((await send(first.url, 'first')).status).toBe(201);
  expect((await send(first.url, 'with photos', true)).status).toBe(201);
  const { filler, refused } = await fillUp(first.url, 200_000);
  expect(refused).toSatisfy(isRefusedInWords);
  expect(await send(first.url, 'photos', true)).toSatisfy(isRefusedInWords);
  expect([await pageOf(first.url), await healthOf(first.url)]).toEqual([200, 503]);
  rmSync(filler);
  expect((await send(first.url, 'room again')).status).toBe(201);
  await stopServer(first, 'SIGKILL');

  expect(mount('-o', 'remount,ro', disk)).toBe(true);
  const second = await startServer({ DATA_DIR: disk });
  expect(await send(second.url, 'nowhere')).toSatisfy(isRefusedInWords);
  expect([await pageOf(second.url), await healthOf(second.url)]).toEqual([200, 503]);
  expect(mount('-o', 'remount,rw', disk)).toBe(true);
  expect((await send(second.url, 'last')).status).toBe(201);
  await stopServer(second, 'SIGKILL');

  const of = (sql: string) => querySqlite(disk, sql).map(({ reference }) => reference);
  expect(of('select reference from questions order by reference')).toEqual(acknowledged.toSorted());
  expect(of("select reference from outbox where kind = 'notice' order by reference")).toEqual(acknowledged.toSorted());
});
