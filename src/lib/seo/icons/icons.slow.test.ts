import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#content/i18n/languages.ts';
import { pageNames, pageOf } from '../../routes/page.ts';
import { faviconFile, iconFile, iconNames, touchIcon } from './icon-files.ts';
import { manifestOf } from './manifest.ts';

/** How much of a picture one can see through: 0 at its corner for an icon on paper. */
async function cornerOf(png: Buffer): Promise<number> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[3] ?? -1;
}

describe.each([...iconNames, touchIcon])('%s', (name) => {
  test('is a non-empty square of the size in its name', async () => {
    const png = await iconFile(name);
    const size = Number(/\d+/.exec(name)?.[0] ?? 180);
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
    expect((await sharp(png).stats()).entropy).toBeGreaterThan(0.2);
    expect(await cornerOf(png)).toBe(/^icon-/.test(name) ? 0 : 255);
    expect(png.length).toBeLessThan(20_000);
  });
});

test('a maskable icon keeps the drawing inside the safe zone', async () => {
  const { data, info } = await sharp(await iconFile('maskable-192.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = [...data.subarray(0, 3)];
  for (let at = 0; at < data.length; at += info.channels) {
    const [x, y] = [(at / info.channels) % 192, Math.floor(at / info.channels / 192)];
    const isPaper = paper.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 8);
    if (!isPaper) expect(Math.hypot(x - 95.5, y - 95.5)).toBeLessThan(0.4 * 192);
  }
});

test('favicon.ico has three PNGs at the offsets of its entries', async () => {
  const file = await faviconFile();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const { width, height, format } = await sharp(file.subarray(offset, offset + bytes)).metadata();
    expect({ entry: file[entry], width, height, format }).toEqual({
      entry: size,
      width: size,
      height: size,
      format: 'png',
    });
  }
});

test('an unknown icon throws', () => {
  expect(() => iconFile('icon-1.png')).toThrow('icon-1.png');
});

describe.each(languageCodes)('the manifest (%s)', (language) => {
  const manifest = manifestOf(language);

  test('start URL and shortcuts are pages of its language', () => {
    expect(manifest.start_url).toBe(pageOf(language, '/').path);
    const wanted = ['/guides/emergency-checklist', '/damage-assessment', '/wtr-connection', '/insurance-directory'];
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(wanted.map((name) => pageOf(language, name).path));
    expect(pageNames).toEqual(expect.arrayContaining(wanted));
  });

  test('has a share target for photos', () => {
    expect(manifest.share_target.action).toBe(pageOf(language, '/shared-photos').path);
    expect(manifest.share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
  });

  test('lists existing icons, with maskable ones, and short names', () => {
    for (const { src, sizes } of manifest.icons) {
      expect(iconNames).toContain(src.replace('/icons/', ''));
      expect(src).toContain(sizes.split('x')[0]);
    }
    expect(manifest.icons.filter((icon) => 'purpose' in icon)).toHaveLength(2);
    expect(manifest.short_name.length).toBeLessThanOrEqual(16);
    for (const { name } of manifest.shortcuts) expect(name.length).toBeLessThanOrEqual(24);
  });
});
