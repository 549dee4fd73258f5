import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';

/** How often it is asked whether the other process has ended, milliseconds. */
const askEveryMs = 200;

/** What SQLite answers while somebody else holds the file. */
const busy = 5;

/**
 * Does what no other process may do in this folder meanwhile: while one does, it calls `waits` once and waits until that one is
 * through. The lock is one of the operating system on a file, which ends with its process, however that ends.
 */
export async function alone<Value>(file: string, waits: () => void, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    for (let asked = 0; !isTaken(lock); asked++) {
      if (asked === 0) waits();
      await after(askEveryMs);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
