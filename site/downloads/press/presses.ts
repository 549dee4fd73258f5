import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** An order and the file that is to hold it. */
export interface PrintJob {
  readonly order: string;
  readonly file: string;
}

/** What a press says when it is through: why it failed, if it did. */
export interface Printed {
  readonly failure: string | undefined;
}

interface Press {
  readonly thread: Worker;
  closing?: NodeJS.Timeout;
}

/** As long a press waits for its next job before it gives back its memory. Milliseconds. */
const patience = 500;
/** A paper leaves little behind: with the nursery of the build itself a press would hold 100 MB more. Megabytes. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
/** One press a language: it has set the words of that language before, which takes longer than all the rest of a paper. */
const presses = new Map<string, Press>();
const queues = new Map<string, Promise<void>>();

/** Prints an order in the thread of its language, after those that came before. Rejects when it cannot be printed. */
export function print(language: string, job: PrintJob): Promise<void> {
  const before = queues.get(language) ?? Promise.resolve();
  const printed = before.then(() => printOn(language, job));
  queues.set(
    language,
    printed.catch(() => {}),
  );
  return printed;
}

async function printOn(language: string, job: PrintJob): Promise<void> {
  const press = presses.get(language) ?? newPress();
  presses.set(language, press);
  clearTimeout(press.closing);
  press.thread.ref();
  press.thread.postMessage(job);
  const [{ failure }] = (await once(press.thread, 'message').catch((error: unknown) => {
    // It is broken: the next paper gets another.
    presses.delete(language);
    throw error;
  })) as [Printed];
  // One that has nothing to do holds up no end of a build.
  press.thread.unref();
  press.closing = setTimeout(() => close(language), patience).unref();
  if (failure !== undefined) throw new Error(failure);
}

// From the project's folder: the build runs this file from a folder of its own.
const newPress = (): Press => ({
  thread: new Worker(path.resolve('site/downloads/press/press-thread.ts'), { resourceLimits }),
});

function close(language: string): void {
  void presses.get(language)?.thread.terminate();
  presses.delete(language);
}
