import { copiesFolder } from '../../../lib/storage/browser-storage.ts';

/** A file that is being written. */
export interface OutFile {
  readonly writable: WritableStream<Uint8Array>;
  /** The file, once the stream is closed. Rejects where it was not kept. */
  readonly finished: () => Promise<File>;
}

/** A browser that can write no file keeps it in memory: a phone's page ends near a gigabyte. */
const mostInMemory = 200_000_000;

/**
 * A file to write into, which never stands in memory as a whole where the browser can help it: one that the visitor chose,
 * or one in the browser's own folder. Errors of writing reject with `QuotaExceededError` where there is no room.
 * @param target the file that the visitor chose, if any
 */
export async function outFile(name: string, target: FileSystemFileHandle | null): Promise<OutFile> {
  if (target) return { writable: await target.createWritable(), finished: () => target.getFile() };
  const handle = await ownFile(name);
  if (!handle) return inMemory(name);
  const access = await accessTo(handle);
  const finished = async () => new File([await handle.getFile()], name, { type: typeOf(name) });
  return { writable: access ?? (await handle.createWritable()), finished };
}

async function ownFile(name: string): Promise<FileSystemFileHandle | null> {
  try {
    return await (await copiesFolder()).getFileHandle(`${crypto.randomUUID()}-${name}`, { create: true });
  } catch {
    // Private windows of some browsers have no such folder.
    return null;
  }
}

interface Access {
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number;
  readonly close: () => void;
}

/** Every browser writes so in a thread beside the page; on the page itself only some do, and in another way. */
async function accessTo(handle: FileSystemFileHandle): Promise<WritableStream<Uint8Array> | null> {
  const { createSyncAccessHandle } = handle as { readonly createSyncAccessHandle?: () => Promise<Access> };
  if (!createSyncAccessHandle) return null;
  const access = await createSyncAccessHandle.call(handle);
  let at = 0;
  return new WritableStream({
    write: (bytes) => {
      const written = access.write(bytes, { at });
      // A full disk takes a part and says nothing.
      if (written < bytes.length) throw new DOMException('no-room', 'QuotaExceededError');
      at += written;
    },
    close: () => access.close(),
    abort: () => access.close(),
  });
}

function inMemory(name: string): OutFile {
  const parts: Blob[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array>({
    write: (bytes) => {
      size += bytes.length;
      if (size > mostInMemory) throw new DOMException('no-room', 'QuotaExceededError');
      parts.push(new Blob([bytes as BlobPart]));
    },
  });
  return { writable, finished: async () => new File(parts, name, { type: typeOf(name) }) };
}

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : 'application/zip';
}
