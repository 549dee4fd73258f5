import sharp from 'sharp';
import { colors } from '#content/colors.ts';

interface Picture {
  readonly png: Buffer;
  /** Pixels of each side, at most 255. */
  readonly size: number;
}

const headBytes = 6;
const entryBytes = 16;

function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = headBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ png, size }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 26" fill="none" stroke="${colors.light.river}" stroke-width="2"><path d="M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1Z" fill="${colors.light['river-tint']}"/><path d="M3 17c3-2 5 2 8 0s5-2 8 0"/></svg>`;

/** Background of opaque icons. */
const { paper } = colors.light;

interface Icon {
  /** Pixels of each side. */
  readonly size: number;
  /** Size of the drawing as a share of the icon. Maskable icons may lose a fifth at each edge. */
  readonly filled: number;
  readonly background: string;
}

const clear = '#0000';

/** Home screen icon of iPhones. */
export const touchIcon = 'apple-touch-icon.png';

/** Icons by file name; the last is at the root, where iPhones look for it. */
const icons: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192, filled: 0.9, background: clear },
  'icon-512.png': { size: 512, filled: 0.9, background: clear },
  'maskable-192.png': { size: 192, filled: 0.56, background: paper },
  'maskable-512.png': { size: 512, filled: 0.56, background: paper },
  [touchIcon]: { size: 180, filled: 0.7, background: paper },
};

/** File names of the icons in `/icons`. */
export const iconNames: readonly string[] = Object.keys(icons).filter((name) => name !== touchIcon);

/** An icon as PNG. Throws, and so stops the build, for a name that is not among `iconNames`. */
export function iconFile(name: string): Promise<Buffer> {
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon "${name}"`);
  return draw(icon);
}

/** `favicon.ico` in three sizes. */
export async function faviconFile(): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(sizes.map((size) => draw({ size, filled: 1, background: clear })));
  return ico(pictures.map((png, index) => ({ png, size: sizes[index] ?? 0 })));
}

async function draw({ size, filled, background }: Icon): Promise<Buffer> {
  const inner = Math.round(size * filled);
  // Rasterize at the target size: at 72 dpi the drawing is 22 by 26 pixels.
  const picture = await sharp(Buffer.from(iconSvg), { density: (72 * inner) / 22 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  return canvas
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
