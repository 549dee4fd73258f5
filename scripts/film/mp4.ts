/** An encoded picture of constant length. */
export interface Sample {
  readonly bytes: Buffer;
  readonly isKey: boolean;
}

const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const u16 = (...values: readonly number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const matrix = u32(65536, 0, 0, 0, 65536, 0, 0, 0, 0x40000000);

/**
 * An MP4 file (ISO/IEC 14496-12) with one H.264 track and the index before the pictures, so that playback starts with the first bytes.
 * @param avcC The decoder's configuration record.
 */
export function mp4(
  samples: readonly Sample[],
  avcC: Buffer,
  [width, height]: readonly [number, number],
  rate: number,
): Buffer {
  const count = samples.length;
  const type = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  const pictures = box('mdat', ...samples.map(({ bytes }) => bytes));
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const entry = box(
    'avc1',
    u16(0, 0, 0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 65535),
    box('avcC', avcC),
  );
  const index = (offset: number) => {
    const table = box(
      'stbl',
      box('stsd', u32(0, 1), entry),
      box('stts', u32(0, 1, count, 1)),
      box('stss', u32(0, keys.length, ...keys)),
      box('stsc', u32(0, 1, 1, count, 1)),
      box('stsz', u32(0, 0, count, ...samples.map(({ bytes }) => bytes.length))),
      box('stco', u32(0, 1, offset)),
    );
    const data = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
    const handler = box('hdlr', u32(0, 0), Buffer.from('vide'), u32(0, 0, 0), Buffer.from('Video\0'));
    const media = box(
      'mdia',
      box('mdhd', u32(0, 0, 0, rate, count), u16(0x55c4, 0)),
      handler,
      box('minf', box('vmhd', u32(1, 0, 0)), data, table),
    );
    const header = u32(3, 0, 0, 1, 0, count, 0, 0, 0, 0);
    const track = box('trak', box('tkhd', header, matrix, u32(width << 16, height << 16)), media);
    const movie = box(
      'mvhd',
      u32(0, 0, 0, rate, count, 65536),
      u16(256, 0),
      u32(0, 0),
      matrix,
      u32(0, 0, 0, 0, 0, 0, 2),
    );
    return box('moov', movie, track);
  };
  const start = type.length + index(0).length + 8;
  return Buffer.concat([type, index(start), pictures]);
}
