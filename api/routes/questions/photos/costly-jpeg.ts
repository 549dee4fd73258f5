/** A progressive JPEG has about ten. Each is a pass over all pixels, of which the library's time limit knows nothing. */
const mostScans = 100;
/** A segment takes up to 64 kB: the largest file that is taken has some hundred. The library notes down even empty ones, in 200 bytes. */
const mostSegments = 1000;

const startOfScan = 0xda;
const endOfPicture = 0xd9;

/** Whether a JPEG has more scans or segments than any camera or program writes. */
export function isCostlyJpeg(bytes: Buffer): boolean {
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
