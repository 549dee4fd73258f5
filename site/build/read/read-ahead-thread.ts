import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { keepPage } from './keep-page.ts';

for (const name of globSync('content/**/*.mdx')) {
  const file = path.resolve(name);
  // What is refused is read again by whoever asks for it, and told there.
  await keepPage(readFileSync(file, 'utf8'), file).catch(() => {});
  parentPort?.postMessage(file);
}
