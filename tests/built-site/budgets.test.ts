import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '#content/i18n/languages.ts';
import { offlineManifest } from '#src/lib/offline/build/offline-manifest.ts';
import { groupsOf } from '#src/lib/offline/manifest.ts';
import { addressOf } from '#src/lib/routes/addresses.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { builtFile, builtPage } from './built-site.ts';

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

/** Files that a page asks for by itself: styles, module scripts and the scripts of its islands. */
const named =
  /(?:<link rel="stylesheet" href|<script[^>]* src|component-url|renderer-url)="(\/_astro\/[^"]+\.(?:css|js))"/g;
/** What a script imports before it runs; `import()` is not among it. */
const imported = /(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;

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
  bytes: groupsOf(language)
    .flatMap((name) => manifest[name]?.files ?? [])
    .reduce((sum, [url]) => sum + brotliBytes(fileOf(url)), 0),
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

/** Bytes after Brotli of a page and of every file that it needs before its tools answer, by address. */
function bytesAtLoad(address: string): ReadonlyMap<string, number> {
  const page = path.posix.join(address, 'index.html');
  const files = new Map([[page, brotliBytes(page)]]);
  const html = builtPage(address);
  const open = [...html.matchAll(named)].map(([, file = '']) => file);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.set(file, brotliBytes(file));
    if (file.endsWith('.js')) open.push(...importsOf(file));
  }
  return files;
}

function importsOf(file: string): readonly string[] {
  const code = builtFile(file).toString('utf8');
  return [...code.matchAll(imported)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
}

/** The built file of a precached URL: `guides/index.html` for `/guides`. */
function fileOf(url: string): string {
  return path.extname(url) === '' ? path.posix.join(url, 'index.html') : url;
}

/** Bytes of a file over the wire. */
function brotliBytes(file: string): number {
  const place = path.join(root, file);
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
}
