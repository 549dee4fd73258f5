import sharp from 'sharp';

/** Pictures for tests, made here: nothing of anyone is in the repository. */

type Kind = 'jpeg' | 'png' | 'webp';

/** A picture of one colour; a JPEG carries a place and a maker in its metadata, as a telephone's does. */
export function picture(kind: Kind = 'jpeg', width = 640, height = 480, colour = '#3a7'): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } });
  if (kind === 'png') return plain.png().toBuffer();
  if (kind === 'webp') return plain.webp().toBuffer();
  const exif = { IFD0: { Make: 'Zebrafinch4711', Orientation: '6' }, IFD3: { GPSLatitude: '29/1 42/1 0/1' } };
  return plain.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** A WebP of so many pictures, one after another, each of one pixel. */
export async function animatedPicture(count: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#3a7' } })
    .webp({ lossless: true })
    .toBuffer();
  const place = Buffer.alloc(16);
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  const head = riffChunk('VP8X', Buffer.from([2, ...Array(9).fill(0)]));
  const parts = [Buffer.from('WEBP'), head, riffChunk('ANIM', Buffer.alloc(6)), ...Array(count).fill(frame)];
  return riffChunk('RIFF', Buffer.concat(parts));
}

/** @param data An even number of bytes. */
function riffChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data]);
}

/** Noise, which no encoder makes small. */
export function noise(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })
    .jpeg()
    .toBuffer();
}

export interface Sent {
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
  /** Name of its part of the form. */
  readonly part?: string;
}

/** A multipart form as a browser sends it. */
export async function multipartOf(
  fields: Readonly<Record<string, string>>,
  files: readonly Sent[],
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name = 'photo.jpg', bytes, type = 'image/jpeg', part = 'photos' } of files) {
    form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const whole = new Response(form);
  return {
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  };
}
