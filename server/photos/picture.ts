import sharp from 'sharp';

/** Maximum size: phones take up to 50 million pixels. */
export const maxPixels = 52_000_000;
/** Maximum width and height. The library holds whole lines, so a flat picture of few pixels could take gigabytes. */
export const maxSide = 20_000;
/** Maximum memory of the decoded pixels, in bytes: `maxPixels` with four channels of one byte. */
const maxDecodedBytes = maxPixels * 4;
/** Longer than any regular picture takes. */
const timeoutSeconds = 15;

/** Encodings in decreasing size: the first below `targetBytes` is used, or the last. */
const sizes = [
  { side: 1600, quality: 80 },
  { side: 1400, quality: 65 },
  { side: 1100, quality: 50 },
] as const;
const targetBytes = 700_000;

// Only these formats are decoded, and nothing is cached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const options = { limitInputPixels: maxPixels, sequentialRead: true, pages: 1, animated: false } as const;

/**
 * Decodes a picture and encodes it as an upright JPEG without metadata. `too-large` when it has too many pixels.
 * @throws when it is not a complete picture of an accepted format, is too complex, or takes too long
 */
export async function toPlainJpeg(bytes: Uint8Array): Promise<Buffer | 'too-large'> {
  const picture = stripPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!picture) throw new Error('the picture is not acceptable');
  if (!(await isBounded(picture))) return 'too-large';
  const [first, ...others] = sizes;
  let photo = await encode(picture, first);
  for (const size of others) {
    if (photo.length <= targetBytes) break;
    photo = await encode(picture, size);
  }
  return photo;
}

const bytesPerSample = { uchar: 1, char: 1, ushort: 2, short: 2 } as const;

/** Whether a picture can be decoded, from its header alone. */
async function isBounded(picture: Buffer): Promise<boolean> {
  const { width, height, channels, depth } = await sharp(picture, { ...options, limitInputPixels: false }).metadata();
  const sampleBytes = bytesPerSample[depth as keyof typeof bytesPerSample] ?? 8;
  const pixels = width * height;
  const isSmall = pixels <= maxPixels && Math.max(width, height) <= maxSide;
  return isSmall && pixels * channels * sampleBytes <= maxDecodedBytes;
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

/** Animations have some hundred frames. The library counts them first, in quadratic time. */
const maxFrames = 1000;

/**
 * Protects the decoder from crafted files: strips text chunks of a PNG; other formats stay unchanged. Undefined when a PNG is truncated
 * or a picture has more parts than cameras and programs write.
 */
export function stripPicture(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return plainPng(bytes);
  return isCostly(bytes) ? undefined : bytes;
}

function isCostly(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isCostlyJpeg(bytes);
  return bytes.toString('latin1', 8, 12) === 'WEBP' && hasManyFrames(bytes);
}

/** Counts chunk names, since forged lengths could hide chunks. */
function hasManyFrames(bytes: Buffer): boolean {
  let at = bytes.indexOf('ANMF');
  for (let frames = 1; at !== -1; frames += 1) {
    if (frames > maxFrames) return true;
    at = bytes.indexOf('ANMF', at + 4);
  }
  return false;
}

/**
 * Chunks that affect the pixels. The library decompresses text chunks without a memory limit: a file of a megabyte could take
 * gigabytes.
 */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/** Length, name and checksum of a chunk. Bytes. */
const aroundChunk = 12;
/** The largest accepted file has some thousand chunks; with empty ones, it could have a million. */
const maxChunks = 20_000;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG with only the needed chunks. Undefined when truncated or split into more than `maxChunks`. */
function plainPng(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [pngSignature];
  let at = pngSignature.length;
  for (let chunks = 0; chunks < maxChunks && at + aroundChunk <= bytes.length; chunks += 1) {
    const end = at + aroundChunk + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (neededChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return undefined;
}

/** A progressive JPEG has about ten scans. Each is a pass over all pixels, outside the library's time limit. */
const maxScans = 100;
/** A segment holds up to 64 kB, so the largest accepted file needs some hundred. The library stores 200 bytes for each. */
const maxSegments = 1000;

const startOfScan = 0xda;
const endOfPicture = 0xd9;

/** Whether a JPEG has more scans or segments than cameras and programs write. */
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

/** The marker of each segment up to the end of the picture; phones append a video. */
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
 * Whether a marker is followed by a length. Decoders skip markers below 0xc0 without one: reading a length there would hide what
 * follows.
 */
function hasLength(marker: number): boolean {
  const isRestartOrStart = marker >= 0xd0 && marker <= 0xd8;
  return marker >= 0xc0 && marker < 0xff && !isRestartOrStart;
}
