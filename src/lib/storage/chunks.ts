import { deviceDatabase } from './database.ts';

/** The bytes of a file, one piece after the other. */
export type Chunks = AsyncIterable<ArrayBuffer>;

/** A file of more bytes, a film as a rule, is kept in pieces: it never stands in memory as a whole. */
export const maxSingleBytes = 50_000_000;
const pieceBytes = 8_000_000;

/** The pieces of a file, read one at a time. */
export async function* chunksOf(file: Blob): Chunks {
  for (let from = 0; from < file.size; from += pieceBytes) {
    yield await file.slice(from, from + pieceBytes).arrayBuffer();
  }
}

/**
 * Keeps the pieces of a photo or film as they come. No row names them yet: until one does, they are swept as whatever is left
 * of a page that was closed. Rejects where there is no room, and keeps nothing then.
 */
export async function storeChunks(record: string, photo: string, pieces: Chunks): Promise<void> {
  const database = await deviceDatabase();
  let piece = 0;
  try {
    for await (const bytes of pieces) {
      await database.put('pieces', { record, photo, piece, bytes });
      piece += 1;
    }
  } catch (error) {
    await deleteChunks(record, photo);
    throw error;
  }
}

/** Takes the pieces of a photo or film from the device. */
export async function deleteChunks(record: string, photo: string): Promise<void> {
  await (await deviceDatabase()).delete('pieces', IDBKeyRange.bound([record, photo], [record, photo, []]));
}

/** A photo's or film's bytes as they came; null where the device has none. */
export async function originalOf(record: string, photo: string): Promise<Chunks | null> {
  const database = await deviceDatabase();
  const whole = await database.get('files', [record, photo]);
  if (whole) return singleChunk(whole.bytes);
  return (await database.getKey('pieces', [record, photo, 0])) ? storedChunks(record, photo) : null;
}

/** Whether the device has bytes of a photo or film, without reading them. */
export async function hasOriginal(record: string, photo: string): Promise<boolean> {
  const database = await deviceDatabase();
  const whole = await database.getKey('files', [record, photo]);
  return (whole ?? (await database.getKey('pieces', [record, photo, 0]))) !== undefined;
}

async function* singleChunk(bytes: ArrayBuffer): Chunks {
  yield bytes;
}

async function* storedChunks(record: string, photo: string): Chunks {
  for (let piece = 0; ; piece++) {
    const kept = await (await deviceDatabase()).get('pieces', [record, photo, piece]);
    if (!kept) return;
    yield kept.bytes;
  }
}

/** The pieces in one file, which the browser holds and not the page. */
export async function chunksToFile(pieces: Chunks, name: string, type: string): Promise<File> {
  const parts: Blob[] = [];
  for await (const bytes of pieces) parts.push(new Blob([bytes]));
  return new File(parts, name, { type });
}
