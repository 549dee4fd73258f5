import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Whoever waits for a page, with its file. */
const waiting: { readonly file: string; readonly go: () => void }[] = [];
const read = new Set<string>();
let isReading = false;

/**
 * Begins to read every page in a thread of its own, while this one loads what bundles them: otherwise the other processors would
 * have nothing to do.
 * @param script what the thread runs: it names each page that it is through with
 */
export function readAhead(script: string | URL = path.resolve('site/build/read/read-ahead-thread.ts')): void {
  isReading = true;
  const thread = new Worker(script);
  thread.unref();
  thread.on('message', (file: string) => {
    read.add(file);
    for (const each of waiting) if (each.file === file) each.go();
  });
  const end = () => {
    isReading = false;
    for (const { go } of waiting) go();
  };
  // A thread that breaks has read fewer pages, and says nothing: whoever asks for one hears what is wrong.
  thread.on('error', end).on('exit', end);
}

/** Resolves once the thread is through with a page, at once where there is none. */
export function readBefore(file: string): Promise<void> {
  return new Promise((resolve) => {
    if (!isReading || read.has(file)) resolve();
    else waiting.push({ file, go: resolve });
  });
}
