import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer, type TestMailServer } from '#api/outbox/test-mail-server.ts';
import { addQuestion } from '#api/store/tables/questions.ts';
import { dayMs } from '#api/store/tables/day-limits.ts';
import { listQuestions, markAnswered } from '#api/store/tables/questions.ts';
import { confirmSubscriber, listSubscribers, newsletterToken, subscribe } from '#api/store/tables/subscribers.ts';
import {
  type Engine,
  type Place,
  preparePlace,
  type ServerProcess,
  startServer,
  stopServer,
} from '../server/processes.ts';
import { proveOnEngines, untilMailed, type Verdict } from '../server/verdict.ts';

// The clock of the machine is moved, five ways. Nothing is deleted, nobody is locked out, mail goes on. Options: --sqlite,
// --postgres.

/** How far the clock is off at the first start, while it runs, and at the second start. Days. */
const ways: readonly (readonly [string, number, number, number])[] = [
  ['800 days ahead at the start', 800, 800, 800],
  ['800 days back at the start', -800, -800, -800],
  ['800 days ahead while running', 0, 800, 800],
  ['one day back while running', 0, -1, -1],
  ['800 days ahead, then put right', 800, 0, 0],
];

const asked = { name: 'Ada', urgency: 'normal', category: 'general' } as const;

/** Open questions, answered ones, and a reader of the newsletter, all of yesterday. */
async function fill(place: Place): Promise<void> {
  const store = await place.open();
  const yesterday = Date.now() - dayMs;
  for (let n = 0; n < 42; n++) {
    const request = { ...asked, email: `ada${n}@example.com`, question: `Question ${n}` };
    const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: yesterday };
    const outcome = await addQuestion(store, request, options);
    if (outcome.ok && n % 2 === 0) await markAnswered(store, outcome.reference, yesterday);
  }
  await store.db.updateTable('outbox').set({ sent_at: yesterday }).execute();
  await subscribe(store, 'bea@example.com', yesterday);
  const token = await newsletterToken(store, 'newsletter-confirm', 'bea@example.com', yesterday);
  await confirmSubscriber(store, token ?? '', yesterday);
  await store.close();
}

let number = 0;
/** An emergency question, as the form sends it. */
async function ask({ url }: ServerProcess): Promise<number> {
  number += 1;
  const answer = await fetch(`${url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...asked,
      urgency: 'emergency',
      email: `new${number}@example.com`,
      question: `New ${number}`,
    }),
  });
  return answer.status;
}

/** How much the store holds: questions, readers, and messages known as sent. */
async function whatIsKept(place: Place): Promise<{ questions: number; readers: number; sent: number }> {
  const store = await place.open();
  const questions = await listQuestions(store, { all: true });
  const readers = await listSubscribers(store);
  const sent = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is not', null)
    // The list of a morning comes or not, as the hour is.
    .where('kind', '!=', 'digest')
    .execute();
  await store.close();
  return { questions: questions.length, readers: readers.length, sent: sent.length };
}

async function prove(
  engine: Engine,
  mail: TestMailServer,
  way: (typeof ways)[number],
  verdict: Verdict,
): Promise<void> {
  const [name, first, running, second] = way;
  const place = await preparePlace(engine);
  await fill(place);
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'offset');
  const set = (days: number) => writeFileSync(file, String(days * dayMs));
  const environment = {
    ...place.environment,
    SMTP_URL: mail.url,
    PROVE_CLOCK_FILE: file,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../server/shifted-clock.ts')}`,
  };
  const statuses: number[] = [];
  const askSome = async (server: ServerProcess) => {
    for (let n = 0; n < 3; n++) statuses.push(await ask(server));
  };
  const before = mail.received.length;

  set(first);
  const one = await startServer(environment);
  await askSome(one);
  set(running);
  await askSome(one);
  await stopServer(one, 'SIGTERM');
  set(second);
  const two = await startServer(environment);
  await askSome(two);
  const health = await (await fetch(`${two.url}/api/health`)).json();
  await untilMailed(place, 60_000);
  await stopServer(two, 'SIGTERM');

  const kept = await whatIsKept(place);
  await place.remove();
  rmSync(folder, { recursive: true });

  const taken = statuses.filter((status) => status === 201).length;
  const deleted = 42 + taken - kept.questions;
  const received = mail.received.slice(before).filter(({ subject }) => !subject.includes('an answer'));
  // One that was cut off by the stop is sent again, under its Message-ID.
  const letters = new Set(received.map(({ messageId }) => messageId)).size;
  console.log(`\n${engine}: ${name}; health says: ${health.status}, removal ${health.removal}`);
  verdict.check(
    `${statuses.length} emergencies asked, ${statuses.length - taken} locked out`,
    taken === statuses.length,
  );
  verdict.check(`${deleted} questions deleted, ${1 - kept.readers} readers`, deleted === 0 && kept.readers === 1);
  // Notice and receipt of each old and each new question, and the reader's two.
  verdict.check(`${kept.sent} messages known as sent, none deleted`, kept.sent === 84 + 2 * taken + 2);
  verdict.check(`${letters} messages left`, letters === 2 * taken + 1);
  verdict.check('health tells of the clock', (health.removal === 'clock-suspect') === Math.abs(second) > 7);
}

const mail = await startMailServer();
await proveOnEngines(async (engine, verdict) => {
  for (const way of ways) await prove(engine, mail, way, verdict);
});
