import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languageCodes, languages, pathOf } from '#content/i18n/languages.ts';
import { offlineManifest } from '#src/lib/offline/build/offline-manifest.ts';
import { builtFile, builtPage } from './built-site.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const complete = languageCodes.filter((code) => languages[code].complete);
const sizeOf = (address = '') => statSync(path.join(dist, address)).size;
const playerOf = (language: (typeof complete)[number]) =>
  parse(builtPage(pathOf(language, '/videos'))).querySelector('video');

/** Start and end of each cue of a caption file, seconds. */
function cuesOf(address: string): readonly (readonly [number, number])[] {
  const times = builtFile(address)
    .toString()
    .matchAll(/^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})\n\S/gm);
  return [...times].map(([, ...parts]) => {
    const [h = 0, m = 0, s = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
    return [h * 3600 + m * 60 + s, hours * 3600 + minutes * 60 + seconds];
  });
}

test.each(complete)('%s: the film is under 6 MB, has a poster, and loads nothing before playback', (language) => {
  const player = playerOf(language);
  const size = sizeOf(player?.querySelector('source')?.getAttribute('src'));
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(6_000_000);
  expect(sizeOf(player?.getAttribute('poster'))).toBeGreaterThan(5_000);
  expect(player?.getAttribute('preload')).toBe('none');
});

test.each(complete)('%s: captions exist in every language, its own first and shown', (language) => {
  const tracks = playerOf(language)?.querySelectorAll('track') ?? [];
  expect(tracks.map((track) => track.getAttribute('srclang')).sort()).toEqual([...complete].sort());
  expect(tracks.map((track) => track.hasAttribute('default'))).toEqual(tracks.map((_, index) => index === 0));
  expect(tracks[0]?.getAttribute('srclang')).toBe(language);
});

test('captions have equal times in every language, without a gap, up to the end of the film', () => {
  const [first = [], ...others] = complete.map((code) => cuesOf(`/films/${code}.vtt`));
  expect(first.length).toBeGreaterThan(20);
  for (const cues of others) expect(cues).toEqual(first);
  for (const [index, [start, end]] of first.entries()) {
    expect(start).toBe(first[index - 1]?.[1] ?? 0);
    expect(end).toBeGreaterThan(start);
  }
  const graph = parse(builtPage('/videos')).querySelector('script[type="application/ld+json"]')?.text ?? '';
  expect(graph).toContain(`"PT${first.at(-1)?.[1]}S"`);
});

test('no film is stored for offline use', () => {
  const stored = Object.values(offlineManifest(dist)).flatMap(({ files }) => files.map(([url]) => url));
  expect(stored.filter((url) => url.startsWith('/films/'))).toEqual([]);
});
