import sharp from 'sharp';
import { cached, sourceHash } from '../../build/cache.ts';
import { wholeFonts } from '../../build/fonts/whole-font.ts';
import type { Page } from '../../frame/page.ts';
import { shareSvg, shownOf } from './share-svg.ts';

/** Colors of a picture: flat drawings and letters with soft edges need no more. */
const colours = 64;

/** What makes a picture of words and a drawing. */
const painters = [
  'site/found/share',
  'site/document/figures/drawing',
  'site/frame/styles/tokens.css',
  wholeFonts,
  'package-lock.json',
];

/** The share picture of a page as PNG, cached between builds. */
export function sharePicture(page: Page): Promise<Buffer> {
  const shown = shownOf(page);
  return cached('share', [sourceHash(painters), JSON.stringify(shown)], () =>
    sharp(Buffer.from(shareSvg(shown)))
      .png({ palette: true, colours, effort: 4, dither: 0 })
      .toBuffer(),
  );
}
