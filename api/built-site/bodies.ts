import { readFileSync, type Stats, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** A file that is read each time it is asked for: large ones that few ask for. */
export class DiskFile {
  readonly #name: string;
  readonly #then: Stats;

  /** @param then How it was when the site was taken up. */
  constructor(name: string, then: Stats) {
    this.#name = name;
    this.#then = then;
  }

  /** Opens it, to be sent piece by piece. Undefined when it has gone; `isSame` is false when a later build has replaced it. */
  async open(): Promise<{ content: Readable; bytes: number; isSame: boolean } | undefined> {
    const file = await open(this.#name).catch(() => undefined);
    if (!file) return undefined;
    const now = await file.stat();
    return { content: file.createReadStream(), bytes: now.size, isSame: isSame(now, this.#then) };
  }

  /** All that it holds now, for a start. */
  read(): Buffer {
    return readFileSync(this.#name);
  }
}

/** Whether a file is the one that it was: a later build writes it anew. */
const isSame = (now: Stats, then: Stats) => now.size === then.size && now.mtimeMs === then.mtimeMs;

/** So much of what was unfolded is kept. Bytes. */
const mostKept = 8_000_000;
const kept = new Map<Buffer, Buffer>();
let keptBytes = 0;

/** The plain body of a brotli twin. Nearly every visitor takes a twin: of the plain ones only what was asked for last is kept. */
export function unfolded(twin: Buffer): Buffer {
  const plain = kept.get(twin) ?? brotliDecompressSync(twin);
  if (kept.delete(twin)) keptBytes -= plain.length;
  kept.set(twin, plain);
  keptBytes += plain.length;
  for (const [oldest, body] of kept) {
    if (keptBytes <= mostKept) break;
    kept.delete(oldest);
    keptBytes -= body.length;
  }
  return plain;
}

/**
 * The gzip twin that lies beside a brotli twin, or the same made of that one, when a later build has put another in its place or the
 * disk does not give it: a page in memory needs no disk.
 * @param then How it was when the site was taken up.
 */
export function gzipBeside(name: string, then: Stats, brotli: Buffer): Buffer {
  try {
    if (isSame(statSync(name), then)) return readFileSync(name);
  } catch {
    // No handle free, a disk that fails, a folder that is being replaced.
  }
  return gzipSync(brotliDecompressSync(brotli));
}
