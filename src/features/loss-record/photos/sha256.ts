import { sha256 as streamed } from '@noble/hashes/sha2.js';
import type { Chunks } from '../../../lib/storage/chunks.ts';

/** SHA-256 in lower-case hexadecimal. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** SHA-256 of a file in chunks. Web Crypto takes whole buffers only, but is faster for a single chunk. */
export async function sha256Of(pieces: Chunks): Promise<string> {
  const hash = streamed.create();
  let last: ArrayBuffer | null = null;
  let isLong = false;
  for await (const bytes of pieces) {
    if (last) {
      hash.update(new Uint8Array(last));
      isLong = true;
    }
    last = bytes;
  }
  const end: ArrayBuffer = last ?? new ArrayBuffer(0);
  return isLong ? hexOf(hash.update(new Uint8Array(end)).digest()) : sha256(end);
}

/** SHA-256 of a file computed while another consumer reads it. */
export async function sha256While(pieces: Chunks, take: (pieces: Chunks) => Promise<void>): Promise<string> {
  const hash = streamed.create();
  const counted = async function* (): Chunks {
    for await (const bytes of pieces) {
      hash.update(new Uint8Array(bytes));
      yield bytes;
    }
  };
  await take(counted());
  return hexOf(hash.digest());
}

function hexOf(hash: Uint8Array): string {
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
