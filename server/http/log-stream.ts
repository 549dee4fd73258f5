import { write } from 'node:fs';

/** Lines that wait while the destination is slow; more are dropped. */
const mostWaiting = 1000;

/**
 * A destination for logs that drops lines when it cannot write them, on a full disk or a closed pipe, and never blocks or ends the
 * process.
 * @param fd File descriptor, 1 for standard output.
 */
export function lossyLogStream(fd: number): { write(line: string): void } {
  let waiting: string[] = [];
  let isWriting = false;

  function next(): void {
    isWriting = waiting.length > 0;
    if (!isWriting) return;
    const bytes = Buffer.from(waiting.join(''));
    waiting = [];
    writeAll(fd, bytes, next);
  }

  return {
    write(line) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(line);
      if (!isWriting) next();
    },
  };
}

/** Writes as much as the destination takes. What fails is lost, so that a failing disk costs one call and no retries. */
function writeAll(fd: number, bytes: Buffer, done: () => void): void {
  write(fd, bytes, 0, bytes.length, null, (error, written) => {
    if (error || written === bytes.length) done();
    else writeAll(fd, bytes.subarray(written), done);
  });
}

/** Ignores failed writes to the standard streams, which would end the process otherwise. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
