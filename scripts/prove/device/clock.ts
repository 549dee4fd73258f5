import {
  beginRecord,
  firstPage,
  onDevice,
  openRecord,
  openStory,
  photoInput,
  smallPhotos,
} from '../../browser/record-device.ts';
import { Verdict } from '../server/verdict.ts';
import { keptPhotos } from './kept.ts';

// The clock of the device is moved between visits, and its time zone. Nothing is lost, what was typed reads as it was typed, and
// no day without a copy is counted that was not. Built site needed.

const verdict = new Verdict();
const written = new Date('2026-11-22T20:00:00Z');

const visits = [
  { words: 'two years ahead', at: '2028-11-22T20:00:00Z', zone: 'America/Chicago' },
  { words: 'fifty years back', at: '1976-01-01T00:00:00Z', zone: 'America/Chicago' },
  { words: 'a day on, on the other side of the world', at: '2026-11-23T20:00:00Z', zone: 'Pacific/Kiritimati' },
  { words: 'in the year 9999', at: '9999-12-31T23:59:00Z', zone: 'America/Chicago' },
];

await onDevice(async ({ site, folder, open }) => {
  let context = await open();
  let page = await firstPage(context);
  await page.clock.install({ time: written });
  await beginRecord(page, site, 'Clock');
  await photoInput(page).setInputFiles(await smallPhotos(folder, 3));
  await page.getByText('3 photos are kept.').waitFor();
  await (await openStory(page)).getByLabel('First seen').fill('2026-11-21T23:30');
  await page.getByText('Saved on this device.').waitFor();
  await context.close();
  for (const { words, at, zone } of visits) {
    context = await open({ timezoneId: zone });
    page = await firstPage(context);
    await page.clock.install({ time: new Date(at) });
    await openRecord(page, site, 'Clock');
    const story = await openStory(page);
    const seen = await story.getByLabel('First seen').inputValue();
    await story.getByLabel('Weather at that time').fill(words);
    await page.getByText('Saved on this device.').waitFor();
    await page.reload();
    const weather = await story.getByLabel('Weather at that time').inputValue();
    const { named, whole } = await keptPhotos(page);
    verdict.check(
      `${words}: ${whole} of ${named} photos whole, first seen ${seen}, typed "${weather}"`,
      named === 3 && whole === 3 && seen === '2026-11-21T23:30' && weather === words,
    );
    await context.close();
  }
});
verdict.end();
