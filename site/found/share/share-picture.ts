import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Page } from '../../frame/page.ts';
import { shareSvg } from './share-svg.ts';

/** Colors of a picture: flat drawings and letters with soft edges need no more. */
const colours = 64;

/** Of the way a picture is made: a new number draws all of them anew. */
const version = 1;

/**
 * The picture of a page as PNG. It is kept by what it shows, beside the other caches of the build, so that only a picture
 * that changed is drawn again.
 */
export async function sharePicture(page: Page, cache = 'node_modules/.cache/share'): Promise<Buffer> {
  const svg = shareSvg(page);
  const file = path.join(cache, `${createHash('sha256').update(`${version}${svg}`).digest('base64url')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours, effort: 3, dither: 0 }).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}
