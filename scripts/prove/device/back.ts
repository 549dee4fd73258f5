import { beginRecord, firstPage, onDevice, openStory, photoInput, smallPhotos } from '../../browser/record-device.ts';
import { Verdict } from '../server/verdict.ts';
import { keptPhotos } from './kept.ts';

// A record is left and come back to with the browser's own buttons while the browser keeps the page asleep, and another window
// writes meanwhile; and photos come in while the page is left. Built site needed.

const verdict = new Verdict();

await onDevice(async ({ site, folder, open }) => {
  // The tests' own browsers keep no page asleep.
  const context = await open({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await firstPage(context);
  await beginRecord(page, site, 'Back');
  const story = await openStory(page);
  await story.getByLabel('Weather at that time').fill('Dry');
  await page.getByText('Saved on this device.').waitFor();
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  const address = page.url();
  await page.goto(`${site}/about`);
  const other = await context.newPage();
  await other.goto(address);
  await (await openStory(other)).getByLabel('Weather at that time').fill('Hail');
  await other.getByText('Saved on this device.').waitFor();
  await page.bringToFront();
  await page.goBack();
  await story.getByLabel('Weather at that time').waitFor({ state: 'attached' });
  const isAsleep = await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted === true);
  await page
    .waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Hail'), null, {
      timeout: 5000,
    })
    .catch(() => undefined);
  const shown = await story.getByLabel('Weather at that time').inputValue();
  verdict.check(
    `back ${isAsleep ? 'to the page that slept' : 'to a new page'}: it shows "${shown}", which the other window wrote`,
    shown === 'Hail',
  );
  if (!isAsleep) await openStory(page);
  await story.getByLabel('What you did first').fill('Shut the water off');
  await page.getByText('Saved on this device.').waitFor();
  await photoInput(page).setInputFiles(await smallPhotos(folder, 30));
  const adding = page.getByText(/Adding [1-9]\d* of/).first();
  await adding.waitFor();
  const counted = Number(/\d+/.exec((await adding.textContent()) ?? '')?.[0]);
  await page.goto(`${site}/about`);
  await page.goBack();
  await story.getByLabel('Weather at that time').waitFor({ state: 'attached' });
  const { named, whole } = await keptPhotos(page);
  verdict.check(
    `left after ${counted} of 30 photos: ${named} are named, ${named - whole} not whole`,
    named >= counted && whole === named,
  );
  const first = await story.getByLabel('What you did first').inputValue();
  verdict.check(`typed after the way back: "${first}"`, first === 'Shut the water off');
  await context.close();
});
verdict.end();
