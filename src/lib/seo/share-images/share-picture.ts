import sharp from 'sharp';
import { cached, sourceHash } from '../../../integrations/cache.ts';
import { fontFolder } from '../../fonts/font-sources.ts';
import type { Page } from '../../routes/page.ts';
import { shareSvg, shownOf } from './share-svg.ts';

/** Palette size, enough for flat drawings and text. */
const colours = 64;

/** Inputs of the cache key. */
const painters = [
  'src/lib/seo/share-images',
  'src/lib/figures',
  'src/layouts/styles',
  'content/colors.ts',
  fontFolder,
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
