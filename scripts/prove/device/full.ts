import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import {
  beginRecord,
  cameraPhotos,
  firstPage,
  onDevice,
  openRecord,
  openStory,
  photoFiles,
  photoInput,
} from '../../browser/record-device.ts';
import { skip, Verdict } from '../server/verdict.ts';
import { keptPhotos } from './kept.ts';

// The device's disk runs full while photos come in. What was kept stays whole, nothing is kept by half, the page says it in words
// and offers smaller copies, and what is typed is not lost. Needs the right to mount (root on Linux), and the built site.

const verdict = new Verdict();
const photos = 60;

await onDevice(async ({ site, folder, profile, open }) => {
  mkdirSync(profile);
  const mount = (...args: string[]) => spawnSync('mount', [...args, profile], { stdio: 'pipe' }).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=170m', 'tmpfs')) skip('this user may not mount a small file system');
  try {
    let context = await open();
    let page = await firstPage(context);
    await beginRecord(page, site, 'Full');
    await photoInput(page).setInputFiles(photoFiles(folder, photos, 0, await cameraPhotos()));
    const refusal = page.getByText(/were not kept: /).first();
    await refusal.waitFor({ timeout: 120_000 });
    const full = await keptPhotos(page);
    const refused = Number(/(\d+) were not kept/.exec((await refusal.textContent()) ?? '')?.[1]);
    verdict.check(
      `full: ${full.named} photos kept, ${refused} refused by name, ${full.named - full.whole} not whole, ${full.stray} stray`,
      full.named + refused === photos && full.whole === full.named && full.stray === 0,
    );
    const words = /There is no room left for them on this device/;
    verdict.check('it says that there is no room', words.test((await refusal.textContent()) ?? ''));
    const story = await openStory(page);
    await story.getByLabel('Weather at that time').fill('Hail');
    const smaller = page.getByRole('button', { name: 'Keep smaller copies' });
    await smaller.first().click();
    await page
      .getByText(/as (a smaller copy|smaller copies)\./)
      .first()
      .waitFor({ timeout: 180_000 });
    const small = await keptPhotos(page);
    const typed = await story.getByLabel('Weather at that time').inputValue();
    verdict.check(
      `${small.named - full.named} smaller copies are kept, ${small.named - small.whole} not whole, typed meanwhile: "${typed}"`,
      small.named > full.named && small.whole === small.named && small.stray === 0 && typed === 'Hail',
    );
    await context.close();
    context = await open();
    page = await firstPage(context);
    await openRecord(page, site, 'Full');
    const after = await keptPhotos(page);
    verdict.check(
      `in a new browser ${after.named} photos are there, ${after.named - after.whole} not whole`,
      after.named === small.named && after.whole === after.named,
    );
    await context.close();
  } finally {
    spawnSync('umount', ['-l', profile]);
  }
});
verdict.end();
