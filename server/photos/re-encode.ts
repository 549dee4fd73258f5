import sharp from 'sharp';

import { plainPicture } from './plain-picture.ts';
import type { Upload } from './upload.ts';

/** A picture of our own making, whatever was sent: JPEG, upright, without metadata. */
export type Photo = Buffer;

/** So many pixels a picture may have: a telephone's largest, of 50 million, fits. */
export const mostPixels = 52_000_000;
/** Larger ones are worked on one at a time: a progressive JPEG or an interlaced PNG is held whole, at up to 8 bytes a pixel. */
const largePixels = 16_000_000;
/** Longer than the slowest honest picture takes. Seconds. */
const patienceSeconds = 15;

/** Ways of making one, each smaller than the one before: the first that is small enough is taken, the last in any case. */
const sizes = [
  { side: 1600, quality: 80 },
  { side: 1400, quality: 65 },
  { side: 1100, quality: 50 },
] as const;
const enoughBytes = 700_000;

const small = places(2);
const large = places(1);

// Only these three kinds are ever decoded, and nothing of them is kept in memory afterwards.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const options = { limitInputPixels: mostPixels, sequentialRead: true, pages: 1, animated: false } as const;

/**
 * Makes a picture of what was sent, in threads of the image library. Undefined when it is not a whole picture of a kind that
 * is taken, has too many pixels or scans, or takes too long: then nothing of it may be kept.
 * @param who Who sent it: of those who wait, each gets a picture made in turn.
 */
export async function reEncode({ read, size }: Upload, who: string): Promise<Photo | undefined> {
  if (size === 0) return undefined;
  try {
    const picture = async () => plainOf(await read());
    const pixels = await small.use(who, async () => pixelsOf(await picture()));
    const lane = pixels > largePixels ? large : small;
    return await lane.use(who, async () => smallEnough(await picture()));
  } catch {
    return undefined;
  }
}

function plainOf(bytes: Buffer): Buffer {
  const plain = plainPicture(bytes);
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
    if (photo.length <= enoughBytes) break;
    photo = await encode(bytes, size);
  }
  return photo;
}

function encode(bytes: Buffer, { side, quality }: (typeof sizes)[number]): Promise<Buffer> {
  return sharp(bytes, options)
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .toBuffer();
}

/** A semaphore: work that finds no free place waits for one. */
interface Places {
  /**
   * Does the work when there is a place for it.
   * @param client Clients that wait take turns: one with a lot of work waits behind the others, and not they behind it.
   */
  use<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

/** A semaphore with `most` places, shared fairly (round robin) among clients. */
export function places(most: number): Places {
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
