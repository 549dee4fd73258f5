import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '#content/i18n/languages.ts';
import { offlineManifest } from '#src/lib/offline/build/offline-manifest.ts';
import { groupsOf } from '#src/lib/offline/manifest.ts';
import { addressOf } from '#src/lib/routes/addresses.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { brotliBytes, bytesAtLoad } from './page-weight.ts';

// docs/decisions/0051-budgets-that-serve-people.md

/** Bytes after Brotli. Languages other than English get a fifth more: Spanish takes more words. */
const budgets = { static: 30_000, manual: 40_000, tool: 130_000, fonts: 40_000, offline: 1_500_000 } as const;
const forOtherLanguages = 1.2;
/** Above its budget a part warns; above this many times its budget the test fails. */
const tolerance = 1.15;

/** Six guides on one page, as specified. */
const manual = '/guides/restoration-manual';

const root = path.join(import.meta.dirname, '../../dist');
const manifest = offlineManifest(root);

interface Part {
  readonly name: string;
  readonly language: Language;
  readonly kind: keyof typeof budgets;
  readonly bytes: number;
  /** What to look at. */
  readonly advice: string;
}

const pages: readonly Part[] = completeLanguages().flatMap((language) =>
  listedPages(language).map((page) => {
    const files = bytesAtLoad(page.path);
    const largest = [...files].sort(([, one], [, other]) => other - one).slice(0, 4);
    return {
      name: page.path,
      language,
      kind: page.name === manual ? 'manual' : (addressOf(page.name)?.kind ?? 'static'),
      bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
      advice: `Its largest files: ${largest.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}.`,
    };
  }),
);

const offline: readonly Part[] = completeLanguages().map((language) => ({
  name: `the offline copy of "${language}"`,
  // The budget is that of a language already.
  language: 'en',
  kind: 'offline',
  bytes: groupsOf(language).reduce((sum, name) => sum + (manifest[name]?.bytes ?? 0), 0),
  advice: 'Look at what src/lib/offline/build/offline-manifest.ts stores without being asked.',
}));

const fonts: Part = {
  name: 'the fonts',
  language: 'en',
  kind: 'fonts',
  bytes: globSync('_astro/*.woff2', { cwd: root }).reduce((sum, file) => sum + brotliBytes(file), 0),
  advice: 'Look at the characters in src/lib/fonts/font-files.ts.',
};

test.each([...pages, ...offline, fonts])('$name is within its budget', ({ name, language, kind, bytes, advice }) => {
  const budget = budgets[kind] * (language === 'en' ? 1 : forOtherLanguages);
  const message = `${name} weighs ${bytes} bytes, ${Math.round((bytes / budget) * 100)} % of its budget of ${budget}. ${advice}`;
  if (bytes > budget) console.error(`Warning: ${message}`);
  expect(bytes, message).toBeLessThanOrEqual(budget * tolerance);
});
