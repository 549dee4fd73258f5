import { expect, test } from 'vitest';
import { keptFiles, startWorker } from '../test-browser.ts';
import { openLine } from '../test-line.ts';
import { siteIn } from '../test-site.ts';

/** What a pack of so many bytes takes once it is unfolded. */
const packBytes = 150;
const unfoldedBytes = packBytes * 16;
const quota = 1_000_000;

test.each<[string, StorageEstimate | undefined, boolean]>([
  ['that does not say how much room it has is sent a pack', undefined, true],
  ['that says nothing of its room is sent a pack', {}, true],
  ['with room is sent a pack', { quota, usage: quota - unfoldedBytes - 1 }, true],
  ['with too little room begins no pack', { quota, usage: quota - unfoldedBytes }, false],
  ['that is full begins no pack', { quota, usage: quota }, false],
])('a device %s', async (_what, estimate, isPacked) => {
  const line = openLine(await siteIn('words'));
  const browser = await startWorker(line, estimate && { storage: { estimate: async () => estimate } });
  await browser.ask({ ask: 'keep', sets: ['en-rest'] });
  expect(line.asked.includes('/packs/en-rest.json')).toBe(isPacked);
  expect(line.asked.includes('/about')).toBe(!isPacked);
  expect(await keptFiles()).toContain('/about');
});

test('of the headers of pages those of the pack alone come over the line', async () => {
  const line = openLine(await siteIn('words'));
  const browser = await startWorker(line);
  await browser.ask({ ask: 'keep', sets: ['en-first', 'en-rest'] });
  expect(line.asked.filter((path) => path.startsWith('/page-heads'))).toEqual(['/page-heads.json?set=en-rest']);
});
