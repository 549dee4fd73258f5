import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { startCrowd } from '../server/askers.ts';
import {
  chosenEngines,
  type Engine,
  numberOption,
  preparePlace,
  startServer,
  stopServer,
} from '../server/processes.ts';
import { checkNothingLost, untilMailed, Verdict } from '../server/verdict.ts';

// Kills the server under load, again and again, and counts what was lost. Options: --rounds N, --people N, --sqlite, --postgres.

const rounds = numberOption('rounds', 100);
const people = numberOption('people', 4);

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const mail = await startMailServer();
  const environment = { ...place.environment, SMTP_URL: mail.url };
  let url: string | undefined;
  const crowd = startCrowd(people, () => url);
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(environment);
    ({ url } = server);
    await pause(50 + Math.random() * 350);
    await stopServer(server, 'SIGKILL');
    url = undefined;
  }
  const last = await startServer(environment);
  ({ url } = last);
  await crowd.finish();
  await untilMailed(place, 3_600_000);
  await stopServer(last, 'SIGTERM');
  console.log(`\n${engine}: killed ${rounds} times; answers:`, Object.fromEntries(crowd.tally.statuses));
  await checkNothingLost(verdict, place, crowd.tally, mail.received);
  await mail.close();
  await place.remove();
}

const verdict = new Verdict();
for (const engine of chosenEngines()) await prove(engine, verdict);
verdict.end();
