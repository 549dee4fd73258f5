import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectNothingLost, startCrowd } from './concurrent-questions.ts';
import { type Engine, openDatabase, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startServer, stopServer } from './server.ts';

const kills = 8;
/** Acknowledged between two kills, at least. */
const each = 6;

test.each<Engine>(['sqlite', 'postgres'])(
  'a server killed under load loses nothing it acknowledged: %s',
  async (engine) => {
    const database = await openDatabase(engine);
    const mail = await startMail();
    const environment = { ...database.environment, SMTP_URL: mail.url };
    let url: string | undefined;
    const crowd = startCrowd(6, () => url);
    for (let round = 0; round < kills; round++) {
      const server = await startServer(environment);
      ({ url } = server);
      const before = crowd.acknowledged.length;
      while (crowd.acknowledged.length < before + each) await pause(5);
      await pause(Math.random() * 100);
      await stopServer(server, 'SIGKILL');
      url = undefined;
    }
    const last = await startServer(environment);
    ({ url } = last);
    await crowd.finish();
    await untilMailed(database);
    await stopServer(last);
    expect(crowd.acknowledged.length).toBeGreaterThanOrEqual(kills * each);
    await expectNothingLost(crowd, database, mail.received);
  },
);
