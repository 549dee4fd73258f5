import sharp from 'sharp';
import type { Upload } from './upload.ts';

/** A picture of our own making, whatever was sent: JPEG, upright, without metadata. */
export type Photo = Buffer;

/** So many pixels a picture may have: a telephone's largest, of 50 million, fits. */
export const maxPixels = 52_000_000;
/** Larger ones are worked on one at a time: a progressive JPEG or an interlaced PNG is held whole, at up to 8 bytes a pixel. */
const largePixels = 16_000_000;
/** Longer than the slowest honest picture takes. Seconds. */
const timeoutSeconds = 15;

/** Ways of making one, each smaller than the one before: the first that is small enough is taken, the last in any case. */
const sizes = [
  { side: 1600, quality: 80 },
  { side: 1400, quality: 65 },
  { side: 1100, quality: 50 },
] as const;
const targetBytes = 700_000;

const small = createSemaphore(2);
const large = createSemaphore(1);

// Only these three kinds are ever decoded, and nothing of them is kept in memory afterwards.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const options = { limitInputPixels: maxPixels, sequentialRead: true, pages: 1, animated: false } as const;

/**
 * Makes a picture of what was sent, in threads of the image library. Undefined when it is not a whole picture of a kind that
 * is taken, has too many pixels or scans, or takes too long: then nothing of it may be kept.
 * @param who Who sent it: of those who wait, each gets a picture made in turn.
 */
export async function encodePhoto({ read, size }: Upload, who: string): Promise<Photo | undefined> {
  if (size === 0) return undefined;
  try {
    const picture = async () => plainOf(await read());
    const pixels = await small.use(who, async () => pixelsOf(await picture()));
    const queue = pixels > largePixels ? large : small;
    return await queue.use(who, async () => smallEnough(await picture()));
  } catch {
    return undefined;
  }
}

function plainOf(bytes: Buffer): Buffer {
  const plain = stripPicture(bytes);
  if (!plain) throw new Error('no picture');
  return plain;
}

/** Reads no more than the head. @throws when it is no picture */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, options).metadata();
  return width * height;
}

async function smallEnough(bytes: Buffer): Promise<Photo> {
  const [first, ...others] = sizes;
  let photo = await encode(bytes, first);
  for (const size of others) {
    if (photo.length <= targetBytes) break;
    photo = await encode(bytes, size);
  }
  return photo;
}

function encode(bytes: Buffer, { side, quality }: (typeof sizes)[number]): Promise<Buffer> {
  return sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .toBuffer();
}

/** A semaphore: work that finds no free place waits for one. */
interface Semaphore {
  /**
   * Does the work when there is a place for it.
   * @param client Clients that wait take turns: one with a lot of work waits behind the others, and not they behind it.
   */
  use<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

/** A semaphore with `most` places, shared fairly (round robin) among clients. */
export function createSemaphore(most: number): Semaphore {
  let free = most;
  /** What waits, by client; the client that is next comes first. */
  const waiting = new Map<string, (() => void)[]>();

  function wait(client: string): Promise<void> {
    return new Promise((resolve) => {
      const own = waiting.get(client);
      if (own) own.push(resolve);
      else waiting.set(client, [resolve]);
    });
  }

  function release(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    const [client, [start, ...others]] = next;
    waiting.delete(client);
    if (others.length > 0) waiting.set(client, others);
    start?.();
  }

  return {
    async use(client, work) {
      if (free > 0) free -= 1;
      else await wait(client);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

/** A moving picture has some hundred. The library counts them all before the first, in a time that grows with their square. */
const maxFrames = 1000;

/**
 * The same picture without what could cost its decoder more than its pixels do: a PNG loses its texts, the other kinds come back
 * as they are. Undefined when a PNG ends early, or when a picture of any kind has more parts than a camera or a program writes.
 */
export function stripPicture(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return plainPng(bytes);
  return isCostly(bytes) ? undefined : bytes;
}

function isCostly(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isCostlyJpeg(bytes);
  return bytes.toString('latin1', 8, 12) === 'WEBP' && hasManyFrames(bytes);
}

/** By their name alone, which stands by chance in no more than a few places: lengths could be made to hide some. */
function hasManyFrames(bytes: Buffer): boolean {
  let at = bytes.indexOf('ANMF');
  for (let frames = 1; at !== -1; frames += 1) {
    if (frames > maxFrames) return true;
    at = bytes.indexOf('ANMF', at + 4);
  }
  return false;
}

/**
 * What of a PNG its pixels need: their size, palette, transparency and data, and what says their colors and which way is up. The
 * library unpacks all texts beside them, in memory that no limit of it counts: a file of a megabyte would take gigabytes.
 */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/** Length, name and checksum of a chunk. Bytes. */
const aroundChunk = 12;
/** Programs write kilobytes into each: the largest file that is taken has some thousand. Empty ones would be a million. */
const maxChunks = 20_000;

/** What every PNG begins with. */
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG with nothing but the chunks that its picture needs. Undefined when it ends early, or is cut into more than 20,000. */
function plainPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [pngSignature];
  let at = pngSignature.length;
  for (let chunks = 0; chunks < maxChunks && at + aroundChunk <= bytes.length; chunks += 1) {
    const end = at + aroundChunk + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (neededChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

/** A progressive JPEG has about ten. Each is a pass over all pixels, of which the library's time limit knows nothing. */
const maxScans = 100;
/** A segment takes up to 64 kB: the largest file that is taken has some hundred. The library notes down even empty ones, in 200 bytes. */
const maxSegments = 1000;

const startOfScan = 0xda;
const endOfPicture = 0xd9;

/** Whether a JPEG has more scans or segments than any camera or program writes. */
function isCostlyJpeg(bytes: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (const marker of segmentsOf(bytes)) {
    segments += 1;
    if (marker === startOfScan) scans += 1;
    if (scans > maxScans || segments > maxSegments) return true;
  }
  return false;
}

/**
 * The marker of each segment, as a decoder comes upon them. What stands behind the end is no part of the picture: telephones put
 * a film there.
 */
function* segmentsOf(bytes: Buffer): Generator<number> {
  for (let at = 2; at + 4 <= bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || !hasLength(marker)) continue;
    if (marker === endOfPicture) return;
    yield marker;
    at += 1 + bytes.readUInt16BE(at + 2);
  }
}

/**
 * Whether a marker's segment says how long it is. A decoder passes over those below 0xc0 alone, of which only a zero, in the data
 * of a scan, means anything: a length believed there would hide what follows.
 */
function hasLength(marker: number): boolean {
  const isRestartOrStart = marker >= 0xd0 && marker <= 0xd8;
  return marker >= 0xc0 && marker < 0xff && !isRestartOrStart;
}
