import { deviceDatabase } from './database.ts';

export type Chunks = AsyncIterable<ArrayBuffer>;

/** Larger files, usually videos, are stored in chunks, so that they are never in memory as a whole. */
export const maxSingleBytes = 50_000_000;
const pieceBytes = 8_000_000;

/** Reads a file chunk by chunk. */
export async function* chunksOf(file: Blob): Chunks {
  for (let from = 0; from < file.size; from += pieceBytes) {
    yield await file.slice(from, from + pieceBytes).arrayBuffer();
  }
}

/**
 * Stores the chunks of a photo or video. Until a row of the record names them they count as garbage, like those that
 * a closed page left. Rejects without storage space, and deletes what was stored.
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

/** Deletes the chunks of a photo or video. */
export async function deleteChunks(record: string, photo: string): Promise<void> {
  await (await deviceDatabase()).delete('pieces', IDBKeyRange.bound([record, photo], [record, photo, []]));
}

/** The original bytes of a photo or video; null when the device has none. */
export async function originalOf(record: string, photo: string): Promise<Chunks | null> {
  const database = await deviceDatabase();
  const whole = await database.get('files', [record, photo]);
  if (whole) return singleChunk(whole.bytes);
  return (await database.getKey('pieces', [record, photo, 0])) ? storedChunks(record, photo) : null;
}

/** Whether the device has the original of a photo or video, without reading it. */
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
    const chunk = await (await deviceDatabase()).get('pieces', [record, photo, piece]);
    if (!chunk) return;
    yield chunk.bytes;
  }
}

/** Joins chunks to a file that the browser may hold outside of memory. */
export async function chunksToFile(pieces: Chunks, name: string, type: string): Promise<File> {
  const parts: Blob[] = [];
  for await (const bytes of pieces) parts.push(new Blob([bytes]));
  return new File(parts, name, { type });
}
