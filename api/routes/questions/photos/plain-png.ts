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
export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG with nothing but the chunks that its picture needs. Undefined when it ends early, or is cut into more than 20,000. */
export function plainPng(bytes: Buffer): Buffer | undefined {
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
