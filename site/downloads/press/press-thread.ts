import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { makePdf } from '../../files/paper/make-pdf.ts';
import type { Figure } from '../../files/paper/print-block.ts';
import { drawingOf } from '../drawing/draw-picture.ts';
import { readOrder } from './order.ts';
import type { Printed, PrintJob } from './presses.ts';

// A thread that prints one order after the other. What it has made goes to the disk, not to memory that others share.

async function print({ order, file }: PrintJob): Promise<void> {
  const { foot, rules, ...document } = readOrder(order);
  const { bytes } = await makePdf({
    ...document,
    footer: (page, pages) => ({
      left: foot.left,
      right: foot.right.replace('{page}', String(page)).replace('{pages}', String(pages)),
    }),
    drawing: (picture: Exclude<Figure['picture'], { draw: unknown }>) => drawingOf(picture, rules),
  });
  // Under its name it is there as a whole or not at all.
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

parentPort?.on('message', async (job: PrintJob) => {
  const failure = await print(job).then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  parentPort?.postMessage({ failure } satisfies Printed);
});
