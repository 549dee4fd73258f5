/**
 * What of a PNG its pixels need: their size, palette, transparency and data, and what says their colors and which way is up. The
 * library unpacks all texts beside them, in memory that no limit of it counts: a file of a megabyte would take gigabytes.
 */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum of a chunk. Bytes. */
const aroundChunk = 12;

/** A progressive JPEG has about ten. Each is a pass over all pixels, of which the library's time limit knows nothing. */
const mostScans = 100;

/**
 * The same picture without what could cost its decoder more than its pixels do. Other kinds than PNG and JPEG come back as they are.
 * Undefined when a PNG ends early, or a JPEG has more scans than any camera or program writes.
 */
export function plainPicture(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return plainPng(bytes);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  return isJpeg && hasManyScans(bytes) ? undefined : bytes;
}

function plainPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [pngSignature];
  for (let at = pngSignature.length; at + aroundChunk <= bytes.length; ) {
    const end = at + aroundChunk + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (neededChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

const [startOfScan, endOfPicture] = [0xda, 0xd9];

/** What stands behind the end is no part of it: telephones put a film there. */
function hasManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfPicture) return false;
    if (marker === startOfScan) scans += 1;
    if (scans > mostScans) return true;
    at += bytesOfMarker(marker) ?? 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** How far a marker that stands alone reaches; undefined for one whose length follows it. */
function bytesOfMarker(marker: number): number | undefined {
  // Before a marker the byte may stand several times; in the data of a scan a zero or a restart follows it.
  if (marker === 0xff) return 1;
  return marker <= 1 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : undefined;
}
