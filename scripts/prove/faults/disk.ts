import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openSqlite } from '#api/store/open-store.ts';
import { countPhotos } from '#api/store/tables/photos.ts';
import { listQuestions } from '#api/store/tables/questions.ts';
import { startServer, stopServer } from '../server/processes.ts';
import { skip, Verdict } from '../server/verdict.ts';

// A disk that fills up, and one that turns read-only, under a running server. Needs the right to mount (root on Linux).

const dataDir = mkdtempSync(join(tmpdir(), 'disk-'));
const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'pipe' }).status === 0;
if (!mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dataDir)) {
  skip('this user may not mount a small file system');
}

const verdict = new Verdict();
let server = await startServer({ DATA_DIR: dataDir });
const acknowledged: string[] = [];
const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
/** About 100 kB: it fits on the disk, and not on the full one. */
const photo = new Uint8Array(
  await sharp({ create: { width: 500, height: 400, channels: 3, background: '#888', noise: grain } })
    .jpeg()
    .toBuffer(),
);

interface Answer {
  readonly status: number;
  readonly body: { readonly reference?: string; readonly error?: string };
}

async function ask(question: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: `${acknowledged.length}@example.com`, question }),
  });
  const body = await answer.json();
  if (body.reference) acknowledged.push(body.reference);
  return { status: answer.status, body };
}

/** The same with a photo, which needs room for itself. */
async function askWithPhoto(): Promise<Answer> {
  const form = new FormData();
  const question = `photo ${acknowledged.length}`;
  const fields = { name: 'Ada', location: '78130', reach: 'call', phone: '8305550147', question };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photos', new Blob([photo]), 'photo.jpg');
  const answer = await fetch(`${server.url}/api/estimates`, { method: 'POST', body: form });
  const body = await answer.json();
  if (body.reference) acknowledged.push(body.reference);
  return { status: answer.status, body };
}

/** Asks until the answer is no longer 201, which it must be soon on so small a disk. */
async function askUntilRefused(): Promise<Answer> {
  for (let n = 0; n < 2000; n++) {
    const answer = await ask(`${n} ${'water '.repeat(600)}`);
    if (answer.status !== 201) return answer;
  }
  throw new Error('the disk never filled up');
}

const refusedInWords = ({ status, body }: Answer) => status === 503 && /^We cannot store/.test(body.error ?? '');
const health = async () => (await fetch(`${server.url}/api/health`)).status;

verdict.check('a question is taken while there is room', (await ask('first')).status === 201);
verdict.check('and one with a photo', (await askWithPhoto()).status === 201);
const filler = join(dataDir, 'filler');
writeFileSync(filler, Buffer.alloc(1_000_000));
verdict.check('full disk: the visitor is told in words', refusedInWords(await askUntilRefused()));
verdict.check('full disk: so is one with a photo', refusedInWords(await askWithPhoto()));
verdict.check(
  'full disk: pages still answer, and the health check says so',
  (await fetch(`${server.url}/api/openapi.json`)).status === 200 && (await health()) === 503,
);
rmSync(filler);
verdict.check('room again: the next question is taken, without hands', (await ask('after')).status === 201);
verdict.check('room again: and one with a photo', (await askWithPhoto()).status === 201);

await stopServer(server, 'SIGKILL');
verdict.check('the disk turns read-only', mount('-o', 'remount,ro', dataDir));
server = await startServer({ DATA_DIR: dataDir });
verdict.check(
  'read-only: the server starts and shows pages',
  (await fetch(`${server.url}/api/openapi.json`)).status === 200,
);
verdict.check('read-only: the visitor is told in words', refusedInWords(await ask('nowhere')));
verdict.check('read-only: the health check says so', (await health()) === 503);
verdict.check('it turns writable again', mount('-o', 'remount,rw', dataDir));
verdict.check('writable again: the next question is taken, without hands', (await ask('last')).status === 201);
await stopServer(server, 'SIGKILL');

const store = await openSqlite(join(dataDir, 'manual.sqlite'));
const rows = await listQuestions(store, { all: true });
const photos = [...(await countPhotos(store)).values()];
const notices = await store.db.selectFrom('outbox').select('reference').where('kind', '=', 'notice').execute();
await store.close();
const references = rows.map(({ reference }) => reference).sort();
verdict.check(
  `${acknowledged.length} acknowledged, ${rows.length} stored, the same ones`,
  JSON.stringify(references) === JSON.stringify(acknowledged.toSorted()),
);
verdict.check(
  `${notices.length} notices: no half record`,
  JSON.stringify(notices.map(({ reference }) => reference).sort()) === JSON.stringify(references),
);
verdict.check('the two photos that were acknowledged are stored, and no other', photos.join() === '1,1');
spawnSync('umount', ['-l', dataDir]);
rmSync(dataDir, { recursive: true, force: true });
verdict.end();
