import { expect, test } from 'vitest';
import { readAhead, readBefore } from './read-ahead.ts';

const running = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

test('where no thread reads, nobody waits', async () => {
  await expect(readBefore('/a.mdx')).resolves.toBeUndefined();
});

test('a page is waited for until the thread is through with it, and a thread that breaks holds nobody up', async () => {
  const order: string[] = [];
  readAhead(
    running("parentPort.on('message', () => {}); parentPort.postMessage('/a.mdx'); setTimeout(() => { throw 1; });"),
  );
  const waits = ['/b.mdx', '/a.mdx', '/a.mdx'].map((file) => readBefore(file).then(() => order.push(file)));
  await Promise.all(waits);
  expect(order).toEqual(['/a.mdx', '/a.mdx', '/b.mdx']);
  await expect(readBefore('/c.mdx')).resolves.toBeUndefined();
});
