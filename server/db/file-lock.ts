import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Takes a file for this process alone; undefined while another one has it. The lock is the operating system's own, held through an
 * open transaction on a file that holds nothing else: it ends with the process, even a killed one.
 */
export function lockFile(file: string): FileLock | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}
