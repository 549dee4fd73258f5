import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { startCrowd } from '../server/askers.ts';
import { numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { checkNothingLost, untilMailed, Verdict } from '../server/verdict.ts';

// Two server processes on one PostgreSQL under load and under one limit for everyone; one is killed and comes back.
// Options: --kills N, --limit N (questions a second).

const kills = numberOption('kills', 10);
const limit = numberOption('limit', 20);
const verdict = new Verdict();
const place = await preparePlace('postgres');
const mail = await startMailServer();
const environment = { ...place.environment, SMTP_URL: mail.url, PROVE_LIMIT: String(limit) };

const stays = await startServer(environment);
let other = await startServer(environment);
let turn = 0;
const crowd = startCrowd(16, () => (turn++ % 2 === 0 ? stays.url : other.url));
const started = Date.now();
for (let round = 0; round < kills; round++) {
  await pause(1500);
  await stopServer(other, 'SIGKILL');
  other = await startServer(environment);
}
await crowd.finish();
const windows = Math.ceil((Date.now() - started) / 1000) + 1;
await untilMailed(place, 3_600_000);
await stopServer(stays, 'SIGTERM');
await stopServer(other, 'SIGTERM');

const { acknowledged, statuses } = crowd.tally;
console.log(`one of two processes killed ${kills} times; answers:`, Object.fromEntries(statuses));
const accepted = acknowledged.length;
verdict.check(
  `${accepted} accepted in at most ${windows} windows of ${limit}: no limit exceeded`,
  accepted <= windows * limit && (statuses.get(429) ?? 0) > 0,
);
await checkNothingLost(verdict, place, crowd.tally, mail.received);
await mail.close();
await place.remove();
verdict.end();
