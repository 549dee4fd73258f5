import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';

export interface Upload {
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its content. */
  readonly hash: string;
  read(): Promise<Buffer>;
  close(): Promise<void>;
}

export type OnDisk = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Streams an upload into an unlinked file, which disappears with the process however it ends. */
export async function writeUpload(
  folder: string,
  name: string,
  stream: AsyncIterable<Buffer>,
  onDisk: OnDisk,
): Promise<Upload> {
  const file = await onDisk(() => openNameless(folder));
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of stream) {
      await onDisk(() => file.write(chunk, 0, chunk.length, size));
      hash.update(chunk);
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return { name, size, hash: hash.digest('base64url'), read: () => bytesOf(file, size), close: () => file.close() };
}

const prefix = '.upload-';

async function openNameless(folder: string): Promise<FileHandle> {
  makePrivateFolder(folder);
  const path = join(folder, prefix + randomUUID());
  const file = await open(path, 'wx+', 0o600);
  // Another process that starts may have removed it already.
  await rm(path, { force: true });
  return file;
}

/** Removes the files of processes that were killed between creating a file and unlinking it. */
export async function removeAbandonedUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const abandoned = names.filter((name) => name.startsWith(prefix));
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { force: true }).catch(() => {})));
}

async function bytesOf(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('a file is shorter than what was written to it');
    at += bytesRead;
  }
  return bytes;
}
