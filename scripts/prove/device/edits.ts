import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { edits, Model } from '#core/claim/loss-record/cases/random-edits.ts';
import type { Edit } from '#core/claim/loss-record/edit.ts';
import { blankRecord } from '#core/claim/loss-record/record.ts';
import type * as RecordStore from '../../../site/device/store/records/record-store.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { runStore, storeScript } from './store-script.ts';

// Random changes of a record in the real store of a real browser, against a plain model, with a reload after each hundred and a
// new browser after each thousand. Options: --edits 10000, --seed. Built site needed.

const wanted = numberOption('edits', 10_000);
const seed = numberOption('seed', Date.now() % 1_000_000);
const verdict = new Verdict();

interface StoreWindow {
  readonly recordStore: typeof RecordStore;
}

/** Makes changes in the page one after the other, and tells which of them were made. */
function make(page: Page, list: readonly Edit[]): Promise<readonly boolean[]> {
  return page.evaluate(async (changes) => {
    const { recordStore } = window as unknown as StoreWindow;
    const made: boolean[] = [];
    for (const change of changes) made.push((await recordStore.lossRecords.edit('x', change)).ok);
    return made;
  }, list);
}

function kept(page: Page) {
  return page.evaluate(() => (window as unknown as StoreWindow).recordStore.lossRecords.find('x'));
}

await onDevice(async ({ site, open }) => {
  const script = await storeScript();
  const model = new Model();
  let [made, reloads, different] = [0, 0, 0];
  let context = await open();
  let page = await firstPage(context);
  const arrive = async () => {
    await page.goto(`${site}/about`);
    await runStore(page, script);
  };
  await arrive();
  await page.evaluate(
    (record) => (window as unknown as StoreWindow).recordStore.lossRecords.put(record),
    blankRecord('x'),
  );
  for (let round = 0; made < wanted; round++) {
    const [list = []] = fc.sample(edits, { numRuns: 1, seed: seed + round });
    const outcomes = await make(page, list);
    for (const change of list.filter((_, at) => outcomes[at])) model.apply(change);
    made += outcomes.filter(Boolean).length;
    if (round % 25 === 24) {
      await context.close();
      context = await open();
      page = await firstPage(context);
    }
    await arrive();
    reloads += 1;
    const found = await kept(page);
    const compared = found && 'record' in found ? model.compare(found.record) : null;
    if (!compared || !isDeepStrictEqual(compared.holds, compared.should)) different += 1;
  }
  await context.close();
  verdict.check(
    `${made} changes made, ${reloads} reloads, ${different} of them with another record (seed ${seed})`,
    different === 0,
  );
});
verdict.end();
