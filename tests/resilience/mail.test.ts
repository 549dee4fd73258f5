import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectNothingLost, startCrowd } from './concurrent-questions.ts';
import { openDatabase, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startServer, stopServer } from './server.ts';

const marks = ['[EMERGENCY] Question', '[Urgent] Question', 'Question'];

test('a mail server that comes back gets everything once, the most urgent first', async () => {
  const database = await openDatabase('sqlite');
  const gone = await startMail();
  await gone.close();
  const server = await startServer({ ...database.environment, SMTP_URL: gone.url });
  const crowd = startCrowd(4, () => server.url);
  await pause(4000);
  await crowd.finish();
  const health = await (await fetch(`${server.url}/api/health`)).json();
  expect(health).toMatchObject({ status: 'degraded', outbox: { transport: 'down' } });

  const mail = await startMail({}, gone.port);
  await untilMailed(database);
  await stopServer(server);
  const ranks = mail.received
    .filter(({ subject }) => subject.includes('Question WD-'))
    .map(({ subject }) => marks.findIndex((mark) => subject.startsWith(mark)));
  expect(ranks).toEqual(ranks.toSorted());
  await expectNothingLost(crowd, database, mail.received);
});

test('a mail server that drops connections and puts messages off gets every message all the same', async () => {
  const database = await openDatabase('sqlite');
  let refusals = 0;
  const mail = await startMail({
    onMailFrom(_address, _session, done) {
      refusals += 1;
      done(refusals % 5 === 0 ? Object.assign(new Error('try again later'), { responseCode: 451 }) : undefined);
    },
  });
  const server = await startServer({ ...database.environment, SMTP_URL: mail.url });
  const crowd = startCrowd(3, () => server.url);
  for (let drop = 0; drop < 8; drop++) {
    await pause(400);
    mail.drop();
  }
  await crowd.finish();
  await untilMailed(database, true);
  await stopServer(server);
  expect(refusals).toBeGreaterThan(5);
  await expectNothingLost(crowd, database, mail.received);
});
