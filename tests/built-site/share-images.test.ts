import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languageCodes } from '#content/i18n/languages.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { sharePath, shareSize } from '#src/lib/seo/share-images/share-meta.ts';
import { selected } from '../full-run.ts';
import { builtFile, builtPage } from './built-site.ts';

const pages = languageCodes.flatMap(listedPages);
/** Pictures whose every pixel is read; one program draws them all. */
const seen = new Set(selected(pages, 4));

test.each(pages)('$path has a picture of 1200 by 630 in at most 80 kB, with something on it', async (page) => {
  const picture = builtFile(sharePath(page));
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ ...shareSize, format: 'png' });
  expect(picture.length).toBeLessThanOrEqual(80_000);
  if (seen.has(page)) expect((await sharp(picture).stats()).entropy).toBeGreaterThan(0.1);
});

test('no two pages of a language share a picture', () => {
  const pictures = new Map(pages.map((page) => [builtFile(sharePath(page)).toString('base64'), page.path]));
  expect(pictures.size).toBe(pages.length);
});

test('a page names its picture where it has a public address, and no other', () => {
  for (const page of pages) {
    const [, named] = /<meta property="og:image" content="([^"]+)"/.exec(builtPage(page.path)) ?? [];
    expect(named, page.path).toBe(process.env.SITE_URL && new URL(sharePath(page), process.env.SITE_URL).href);
  }
});
