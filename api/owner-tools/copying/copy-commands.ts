import { resolve } from 'node:path';
import { type Command, failed } from '../command.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** `backup FILE`: everything, into a new file. */
export const backupCommand: Command = async ({ store, now }, { words: [file] }) =>
  file === undefined ? failed('Name a file: backup FILE') : backup(store, resolve(file), now);

/** `restore FILE`: puts a copy back; with `--replace` in place of what is there. */
export const restoreCommand: Command = async ({ store }, { words: [file], flags }) =>
  file === undefined
    ? failed('Name a file: restore FILE')
    : restore(store, resolve(file), { replace: flags.has('--replace') });
