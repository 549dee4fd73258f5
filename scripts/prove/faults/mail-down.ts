import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '#api/outbox/test-mail-server.ts';
import { startCrowd } from '../server/askers.ts';
import { type Engine, numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { checkNothingLost, proveOnEngines, untilMailed, type Verdict } from '../server/verdict.ts';

// The mail server is down for the whole run, then up: everything arrives, in order of urgency. Options: --seconds N.

const marks = ['[EMERGENCY] Question', '[Urgent] Question', 'Question'];

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const gone = await startMailServer();
  await gone.close();
  const server = await startServer({ ...place.environment, SMTP_URL: gone.url });
  const crowd = startCrowd(4, () => server.url);
  await pause(numberOption('seconds', 5) * 1000);
  await crowd.finish();
  const health = await (await fetch(`${server.url}/api/health`)).json();
  console.log(`\n${engine}: mail server down:`, JSON.stringify(health));
  const mail = await startMailServer({}, gone.port);
  await untilMailed(place, 3_600_000);
  await stopServer(server, 'SIGTERM');

  const notices = mail.received.filter(({ subject }) => subject.includes('Question WD-'));
  const order = notices.map(({ subject }) => marks.findIndex((mark) => subject.startsWith(mark)));
  const late = order.filter((rank, at) => at > 0 && rank < (order[at - 1] ?? 0)).length;
  verdict.check(`${order.length} notices, ${late} of them out of the order of urgency`, late === 0);
  await checkNothingLost(verdict, place, crowd.tally, mail.received);
  await mail.close();
  await place.remove();
}

await proveOnEngines(prove);
