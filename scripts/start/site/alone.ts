import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type FileLock, lockFile } from '#api/store/sqlite/file-lock.ts';

/** How often it is asked whether the other process has ended, milliseconds. */
const askEveryMs = 200;

/**
 * Does what no other process may do meanwhile that takes the same file: while one does, it calls `waits` once and waits until that
 * one is through, or has died.
 */
export async function alone<Value>(file: string, waits: () => void, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file) ?? (await freed(file, waits));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function freed(file: string, waits: () => void): Promise<FileLock> {
  waits();
  for (;;) {
    await after(askEveryMs);
    const lock = lockFile(file);
    if (lock) return lock;
  }
}
