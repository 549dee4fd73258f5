import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont, { type Cut } from 'subset-font';
import { languages } from '#content/i18n/languages.ts';
import { cached, sourceHash } from '../../integrations/cache.ts';
import { fontPath } from './font-sources.ts';

/** A subset of a font, cached between builds. */
export function subsetCached(whole: Buffer, signs: string, cut: Cut): Promise<Buffer> {
  const inputs = [whole, signs, JSON.stringify(cut), sourceHash(['package-lock.json'])];
  return cached('fonts', inputs, () => subsetFont(whole, signs, cut));
}

export interface FontFile {
  /** Name in style sheets and pages: `/fonts/sans.woff2`. */
  readonly name: string;
  /** Published URL with a content hash, so that it can be cached for a year. */
  readonly address: string;
  readonly bytes: Buffer;
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = Object.values(languages)
  .map((language) => language.letters)
  .join('');
const punctuation = ' ·•’‘“”–—…©®™°×÷−±½¼¾²³§€';

/** Published subsets: one weight of the serif for headings and numerals, a variable sans for everything else. */
const published = [
  {
    name: 'serif',
    file: fontPath('source-serif-4-latin-opsz-normal.woff2'),
    signs: `${ascii}${letters} ·’‘“”–—…°×−½²³`,
    axes: { opsz: 36, wght: 600 },
  },
  {
    name: 'sans',
    file: fontPath('source-sans-3-latin-wght-normal.woff2'),
    signs: ascii + letters + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** The fonts of the site, subset to the characters of its languages. */
export function makeFontFiles(): Promise<readonly FontFile[]> {
  return Promise.all(published.map(make));
}

async function make({ name, file, signs, axes }: (typeof published)[number]): Promise<FontFile> {
  const whole = await readFile(file);
  const cut = { targetFormat: 'woff2', variationAxes: axes } as const;
  const bytes = await subsetCached(whole, signs, cut);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 6);
  return { name: `/fonts/${name}.woff2`, address: `/_astro/${name}.${hash}.woff2`, bytes };
}
