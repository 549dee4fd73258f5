import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listQuestions } from '#api/store/tables/questions.ts';
import { startWatch } from '../load/page-watch.ts';
import { preparePostgres, startServer, stopServer } from '../server/processes.ts';
import { skip, Verdict } from '../server/verdict.ts';

// The disk of PostgreSQL fills up under a running server. Needs the right to mount (root on Linux).

const disk = mkdtempSync(join(tmpdir(), 'full-'));
if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status !== 0) {
  skip('this user may not mount a small file system');
}
chmodSync(disk, 0o777);

const verdict = new Verdict();
const place = await preparePostgres(disk);
const server = await startServer(place.environment);
const acknowledged: string[] = [];

async function ask(question: string): Promise<{ status: number; error?: string }> {
  const answer = await fetch(`${server.url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: `${acknowledged.length}@example.com`, question }),
  });
  const body = await answer.json();
  if (answer.status === 201) acknowledged.push(body.reference);
  return { status: answer.status, ...body };
}

/** PostgreSQL takes what it has room for; the letters are random, so that it cannot press them together. */
async function askUntilRefused(): Promise<{ status: number; error?: string }> {
  for (let n = 0; n < 20_000; n++) {
    const answer = await ask(`${n} ${crypto.getRandomValues(Buffer.alloc(2400)).toString('hex')}`);
    if (answer.status !== 201) return answer;
  }
  throw new Error('the disk never filled up');
}

verdict.check('a question is taken while there is room', (await ask('first')).status === 201);
const { bavail, bsize } = statfsSync(disk);
const filler = join(disk, 'filler');
writeFileSync(filler, Buffer.alloc(bavail * bsize - 300_000));
const watch = startWatch(server.url);
const refused = await askUntilRefused();
verdict.check(
  'full disk: the visitor is told in words',
  refused.status === 503 && /^We cannot store/.test(refused.error ?? ''),
);
const health = await fetch(`${server.url}/api/health`);
verdict.check(`full disk: health says so (${await health.text()})`, health.status === 503);
rmSync(filler);
await place.postgres.resume().catch(() => {});
verdict.check('room again: the next question is taken by the same process', (await ask('after')).status === 201);
const pages = await watch.stop();
verdict.check(`${pages.asked} pages asked for meanwhile, ${pages.failed} failed`, pages.failed === 0);
await stopServer(server, 'SIGTERM');

const store = await place.open();
const references = new Set((await listQuestions(store, { all: true })).map(({ reference }) => reference));
await store.close();
const lost = acknowledged.filter((reference) => !references.has(reference)).length;
verdict.check(`${acknowledged.length} acknowledged, ${lost} lost; ${references.size} stored`, lost === 0);
await place.remove();
spawnSync('umount', ['-l', disk]);
rmSync(disk, { recursive: true, force: true });
verdict.end();
