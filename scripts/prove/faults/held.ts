import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startWatch } from '../load/page-watch.ts';
import { numberOption, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';

// Another program holds SQLite's write lock, as a backup tool may, while people ask and monitors look: pages do not wait.
// Options: --seconds N.

const seconds = numberOption('seconds', 12);
/** Much less than a page would wait for the lock, and more than a busy machine needs for one. */
const longestMs = 3000;
const verdict = new Verdict();
const dataDir = mkdtempSync(join(tmpdir(), 'held-'));
const server = await startServer({ DATA_DIR: dataDir });
const ask = async (question: string) => {
  const answer = await fetch(`${server.url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', question }),
  });
  return { status: answer.status, words: (await answer.json()).error };
};
const health = async () => (await fetch(`${server.url}/api/health`)).status;

verdict.check('a question is taken before', (await ask('before')).status === 201);
// The server itself may be writing, about the mail of the question.
const other = new DatabaseSync(join(dataDir, 'manual.sqlite'), { timeout: 5000 });
other.exec('begin immediate');
const watch = startWatch(server.url);
const asked = Array.from({ length: 20 }, (_unused, n) => ask(`meanwhile ${n}`));
const looked: Promise<number>[] = [];
for (let n = 0; n < seconds * 4; n++) {
  looked.push(health());
  await pause(250);
}
const pages = await watch.stop();
other.exec('rollback');
other.close();
const answers = await Promise.all(asked);
const refused = answers.filter(({ status, words }) => status === 503 && /^We cannot store/.test(words)).length;
const taken = answers.filter(({ status }) => status === 201).length;
verdict.check(
  `held for ${seconds} s: ${pages.asked} pages asked for, ${pages.failed} failed; the slowest took ${pages.slowestMs} ms`,
  pages.failed === 0 && pages.slowestMs < longestMs,
);
verdict.check(
  `of ${answers.length} questions ${refused} were refused in words, ${taken} were taken when it ended`,
  refused > 0 && refused + taken === answers.length,
);
const down = (await Promise.all(looked)).filter((status) => status === 503).length;
verdict.check(`health said so ${down} times of ${looked.length}`, down > 0);
verdict.check('a question is taken afterwards, without hands', (await ask('after')).status === 201);
await pause(3100);
verdict.check('health is well again', (await health()) === 200);
await stopServer(server, 'SIGTERM');
rmSync(dataDir, { recursive: true });
verdict.end();
