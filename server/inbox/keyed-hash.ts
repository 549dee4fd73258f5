import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';
import type { StoreLocation } from '../db/open-store.ts';

export type TokenPurpose = 'link' | 'session' | 'csrf';

/** HMAC of a token for one purpose. */
export type KeyedHash = (purpose: TokenPurpose, token: string) => string;

/**
 * The keyed hash of an installation's inbox tokens. Its key is not in the database, so that write access to rows, or a restored copy,
 * cannot make a link. The key is read at first use: a read-only data folder does not stop the start.
 */
export function keyedHash(location: StoreLocation): KeyedHash {
  let key: Buffer | undefined;
  return (purpose, token) => {
    key ??= readKey(location);
    return createHmac('sha256', key).update(`${purpose}:${token}`).digest('base64url');
  };
}

/** Server processes that share a PostgreSQL database share its address; an SQLite folder has a key file of its own. */
function readKey({ databaseUrl, dataDir }: StoreLocation): Buffer {
  if (databaseUrl) return createHash('sha256').update(`inbox:${databaseUrl}`).digest();
  const file = join(dataDir, 'inbox.key');
  if (!existsSync(file)) createKey(dataDir, file);
  return readFileSync(file);
}

/** Linked into place: of two processes that start at once, one creates the key and both read it whole. */
function createKey(dataDir: string, file: string): void {
  makePrivateFolder(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
