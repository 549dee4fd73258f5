import sharp from 'sharp';
import { hashOf } from '../../build/made/hash-of.ts';
import { keep, madeFile, madeFolder } from '../../build/made/made.ts';
import type { Page } from '../../frame/page.ts';
import { shareSvg } from './share-svg.ts';

/** Colors of a picture: flat drawings and letters with soft edges need no more. */
const colours = 64;

/** What turns a drawing into bytes, beside the drawing. */
const painters = ['site/found/share/share-picture.ts', 'package-lock.json'];

/** The picture of a page as PNG. It is kept by what it shows, so that only a picture that changed is drawn again. */
export function sharePicture(page: Page, cache = madeFolder): Promise<Buffer> {
  const svg = shareSvg(page);
  return keep(madeFile('share', [hashOf(painters), svg], cache), () =>
    sharp(Buffer.from(svg)).png({ palette: true, colours, effort: 3, dither: 0 }).toBuffer(),
  );
}
