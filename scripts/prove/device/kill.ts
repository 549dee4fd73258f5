import { setTimeout as pause } from 'node:timers/promises';
import { beginRecord, firstPage, onDevice, openRecord, photoInput, smallPhotos } from '../../browser/record-device.ts';
import { numberOption } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { keptPhotos } from './kept.ts';

// The browser is killed while photos come in. Every photo that the page had counted is there with its own bytes, and none is
// there by half. Options: --rounds 6, --photos 50. Built site needed.

const rounds = numberOption('rounds', 6);
const photos = numberOption('photos', 50);
const verdict = new Verdict();

await onDevice(async ({ site, folder, open, kill }) => {
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    const page = await firstPage(await open());
    if (round === 0) await beginRecord(page, site, 'Killed');
    else await openRecord(page, site, 'Killed');
    await photoInput(page).setInputFiles(await smallPhotos(folder, photos, round * photos));
    const adding = page.getByText(/Adding [1-9]\d* of/).first();
    await adding.waitFor();
    // At another moment in each round: between two photos, and within one.
    await pause(round * 70);
    const counted = Number(/\d+/.exec((await adding.textContent()) ?? '')?.[0]);
    kill();

    const context = await open();
    const after = await firstPage(context);
    await openRecord(after, site, 'Killed');
    const kept = await keptPhotos(after);
    const more = kept.named - before;
    verdict.check(
      `killed after ${counted} photos: ${more} are kept, ${kept.named - kept.whole} of all ${kept.named} are not whole`,
      kept.records === 1 && more >= counted && kept.whole === kept.named,
    );
    before = kept.named;
    await context.close();
  }
});
verdict.end();
