import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';

/** An uploaded file on disk, with its original name. */
export interface Upload {
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its content. */
  readonly hash: string;
  read(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Runs disk operations, with error handling. */
export type OnDisk = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Streams an upload into an unlinked file, which disappears with the process however it ends.
 */
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

async function openNameless(folder: string): Promise<FileHandle> {
  makePrivateFolder(folder);
  const path = join(folder, `.upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
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
