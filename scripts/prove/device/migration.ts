import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';

// The browser is killed while the database of an older edition is brought up. What the older edition kept is there afterwards, in
// the older shape or in today's, and the page goes on with it. Options: --rounds 8. Built site needed.

const rounds = numberOption('rounds', 8);
const verdict = new Verdict();
const drafts = 400;

/** A device as the first edition left it: one table with many entries, and one of the second with a record. */
function leaveOld(page: Page, version: 1 | 2): Promise<void> {
  return page.evaluate(
    async ({ version: edition, count }) => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.onsuccess = resolve;
          request.onerror = () => reject(request.error);
        });
      await done(indexedDB.deleteDatabase('field-manual'));
      const opening = indexedDB.open('field-manual', edition);
      opening.onupgradeneeded = () => {
        const entries = opening.result.createObjectStore('entries', { keyPath: ['kind', 'key'] });
        for (let at = 0; at < count; at++)
          entries.put({ kind: 'ticks', key: `list-${at}`, value: 'x'.repeat(1000), at });
        if (edition === 1) return;
        opening.result.createObjectStore('records', { keyPath: 'id' });
        for (const name of ['files', 'pictures'])
          opening.result.createObjectStore(name, { keyPath: ['record', 'photo'] });
      };
      await done(opening);
      opening.result.close();
    },
    { version, count: drafts },
  );
}

function entriesIn(page: Page): Promise<{ readonly version: number; readonly count: number }> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = (await done(indexedDB.open('field-manual'))) as IDBDatabase;
    const count = (await done(database.transaction('entries').objectStore('entries').count())) as number;
    const { version } = database;
    database.close();
    return { version, count };
  });
}

await onDevice(async ({ site, open, kill }) => {
  for (let round = 0; round < rounds; round++) {
    const page = await firstPage(await open());
    await page.goto(`${site}/about`);
    const from = round % 2 ? 2 : 1;
    await leaveOld(page, from);
    // Killed somewhere between the first byte of the page and the end of the step.
    void page.goto(`${site}/loss-record`).catch(() => undefined);
    await pause(60 + round * 60);
    kill();
    const context = await open();
    const after = await firstPage(context);
    await after.goto(`${site}/about`);
    const found = await entriesIn(after);
    await after.goto(`${site}/loss-record`);
    await after.getByRole('button', { name: 'Begin a record' }).click();
    await after.getByLabel('Name of this record').waitFor();
    const then = await entriesIn(after);
    verdict.check(
      `killed in a step from edition ${from}: ${found.count} of ${drafts} entries in edition ${found.version}, ${then.count} in ${then.version} after the next visit`,
      found.count === drafts && then.count === drafts && then.version >= 3,
    );
    await context.close();
  }
});
verdict.end();
