import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// `npm start` installs without the packages of development: nothing that builds or serves may ask for one.

const manifest: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync('package.json', 'utf8'));

const begun = [
  'api/start.mjs',
  'scripts/start/start.mjs',
  'scripts/start/prepare.ts',
  'scripts/enquiries.ts',
  'astro.config.ts',
];
const pages = globSync('site/pages/**/*.{astro,ts}');
const workers = ['site/device/offline/worker/sw.ts', 'site/device/offline/worker/remove.ts'];

/** Texts in quotes, but for those that an import of types ends with. */
function quotedIn(code: string): readonly string[] {
  const run = code.replace(/^(?:import|export) type [^;]*? from '[^']*';$/gm, '');
  return Array.from(run.matchAll(/(['"`])([^'"`\n]+)\1/g), ([, , text = '']) => text);
}

/** The files of the project that a text in a file may mean: an import, a worker's address, a pattern of files. */
function filesMeant(file: string, text: string): readonly string[] {
  const room = Object.keys(manifest.imports).find((each) => text.startsWith(each.slice(0, -1)));
  const place = room ? text.replace('#', '') : path.join(text.startsWith('/') ? '.' : path.dirname(file), text);
  if (!room && !/^(?:\.{0,2}\/|[\w-]+\.tsx?$)/.test(text)) return [];
  if (text.includes('*')) return room || text.startsWith('.') ? globSync(place) : [];
  return /\.(tsx?|mjs|astro|mdx)$/.test(place) && existsSync(place) ? [place] : [];
}

function reachedFrom(first: readonly string[]): ReadonlySet<string> {
  const reached = new Set(first);
  for (const file of reached) {
    if (!/\.(tsx?|mjs|astro|mdx)$/.test(file)) continue;
    const texts = quotedIn(readFileSync(file, 'utf8'));
    for (const found of texts.flatMap((text) => filesMeant(file, text))) {
      if (!/\.test\.tsx?$/.test(found)) reached.add(found);
    }
  }
  return reached;
}

/** Imports and look-ups of a package, whole or a part of it. */
function packagesOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*? from '[^']*';$/gm, '');
  const named = code.matchAll(/(?:from|import|import\(|require\.resolve\()\s*'((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g);
  return Array.from(named, ([, name = '']) => name);
}

test('nothing that builds or serves imports a package of development', () => {
  const files = [...reachedFrom([...begun, ...pages, ...workers])].filter((file) =>
    /\.(tsx?|mjs|astro|mdx)$/.test(file),
  );
  expect(files).toEqual(
    expect.arrayContaining(['site/build/fonts/font-files.ts', 'api/store/sqlite/sqlite-worker.ts']),
  );
  expect(files).toContain('content/es/pages/home.mdx');
  const named = files.flatMap((file) => packagesOf(file).map((name) => [name, file] as const));
  expect(named.filter(([name]) => name === 'subset-font').length).toBeGreaterThan(0);
  expect(named.filter(([name]) => name in manifest.devDependencies)).toEqual([]);
});

test('every command brings what it needs', () => {
  const { scripts } = manifest;
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const install = 'node scripts/start/install.mjs';
  // The owner's command runs on a server, as a user who may write nothing but the data.
  const expected = (name: string) =>
    name === 'enquiries' ? undefined : ['start', 'build'].includes(name) ? install : `${install} tests`;
  expect(names.map((name) => [name, scripts[`pre${name}`]])).toEqual(names.map((name) => [name, expected(name)]));
});
