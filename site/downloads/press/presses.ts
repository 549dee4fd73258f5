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

const most = 2;
/** As long a press waits for its next job before it gives back its memory. Milliseconds. */
const patience = 500;
/** A paper leaves little behind: with the nursery of the build itself a press would hold 100 MB more. Megabytes. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
const idle: { readonly press: Worker; readonly closing: NodeJS.Timeout }[] = [];
const waiting: (() => void)[] = [];
let running = 0;

/** Prints an order in one of two threads. Rejects when it cannot be printed. */
export async function print(job: PrintJob): Promise<void> {
  if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    await printOn(takePress(), job);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// From the project's folder: the build runs this file from a folder of its own.
const newPress = () => new Worker(path.resolve('site/downloads/press/press-thread.ts'), { resourceLimits });

async function printOn(press: Worker, job: PrintJob): Promise<void> {
  press.ref();
  press.postMessage(job);
  const [{ failure }] = (await once(press, 'message')) as [Printed];
  // One that has nothing to do holds up no end of a build.
  press.unref();
  idle.push({ press, closing: setTimeout(closeOldest, patience).unref() });
  if (failure !== undefined) throw new Error(failure);
}

function takePress(): Worker {
  const free = idle.pop();
  clearTimeout(free?.closing);
  return free?.press ?? newPress();
}

/** Presses are closed in the order in which they came to rest: the one at the front has rested longest. */
function closeOldest(): void {
  void idle.shift()?.press.terminate();
}
