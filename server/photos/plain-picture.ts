/** A moving picture has some hundred. The library counts them all before the first, in a time that grows with their square. */
const mostFrames = 1000;

/**
 * The same picture without what could cost its decoder more than its pixels do: a PNG loses its texts, the other kinds come back
 * as they are. Undefined when a PNG ends early, or when a picture of any kind has more parts than a camera or a program writes.
 */
export function plainPicture(bytes: Buffer): Buffer | undefined {
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
    if (frames > mostFrames) return true;
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
const mostChunks = 20_000;

/** What every PNG begins with. */
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG with nothing but the chunks that its picture needs. Undefined when it ends early, or is cut into more than 20,000. */
function plainPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [pngSignature];
  let at = pngSignature.length;
  for (let chunks = 0; chunks < mostChunks && at + aroundChunk <= bytes.length; chunks += 1) {
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
const mostScans = 100;
/** A segment takes up to 64 kB: the largest file that is taken has some hundred. The library notes down even empty ones, in 200 bytes. */
const mostSegments = 1000;

const startOfScan = 0xda;
const endOfPicture = 0xd9;

/** Whether a JPEG has more scans or segments than any camera or program writes. */
function isCostlyJpeg(bytes: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (const marker of segmentsOf(bytes)) {
    segments += 1;
    if (marker === startOfScan) scans += 1;
    if (scans > mostScans || segments > mostSegments) return true;
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
