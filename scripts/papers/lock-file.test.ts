import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// `npm ci` needs an entry for whatever an entry of the lock file names, for every system, wherever the file was written.

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly engines?: { readonly node?: string };
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Entry>>;

const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The systems that the site is built and run on. */
const systems: readonly System[] = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
];
type System = readonly [os: string, cpu: string];

/** The place of what a package gets when it asks for a name: its own, or that of the nearest folder above. */
function placeOf(all: Packages, asker: string, name: string): string | undefined {
  for (let folder = asker; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (place in all) return place;
    if (folder === '') return undefined;
  }
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What an entry names and the file does not hold, or holds in another version. */
function missing(all: Packages): readonly string[] {
  return Object.entries(all).flatMap(([asker, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, range]) => {
      const found = all[placeOf(all, asker, name) ?? ''];
      const right = found && (!exact.test(range) || found.version === range);
      return right && found !== all[''] ? [] : [`${asker || 'the project'} needs ${name} ${range}`];
    }),
  );
}

const fits = (wanted: readonly string[] = [], value: string) =>
  wanted.length === 0 ||
  (wanted.some((each) => each.startsWith('!')) ? !wanted.includes(`!${value}`) : wanted.includes(value));

/** Packages that bring a part for Linux on x64, and none for another system. */
function unserved(all: Packages, [os, cpu]: System): readonly string[] {
  const serves = (asker: string, name: string, system: System) => {
    const part = all[placeOf(all, asker, name) ?? ''];
    return part?.os !== undefined && fits(part.os, system[0]) && fits(part.cpu, system[1]);
  };
  return Object.entries(all).flatMap(([asker, { os: own, optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    // The project's own are a Node for Linux; a part for one system brings what that system needs.
    if (asker === '' || own || !names.some((name) => serves(asker, name, ['linux', 'x64']))) return [];
    return names.some((name) => serves(asker, name, [os, cpu])) ? [] : [asker];
  });
}

test('every package that is named is there, in its version, with a fingerprint', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(800);
  expect(missing(packages)).toEqual([]);
  expect(Object.entries(packages).filter(([place, { integrity }]) => place && !integrity)).toEqual([]);
});

test('every package has its address: without one npm asks for the description of all its versions first', () => {
  const registry = 'https://registry.npmjs.org/';
  expect(Object.entries(packages).filter(([place, { resolved }]) => place && !resolved?.startsWith(registry))).toEqual(
    [],
  );
});

test('npm fetches the own Node for a machine whose Node does not fit, and for no other', () => {
  const nodes = ['x64', 'arm64'].map((machine) => packages[`node_modules/node-linux-${machine}`]?.engines?.node);
  expect(nodes).toEqual(['<24.2', '<24.2']);
  expect(readFileSync('scripts/start/install.mjs', 'utf8')).toContain('major > 24 || (major === 24 && minor >= 2)');
});

test.each(systems)('parts for %s on %s', (os, cpu) => {
  expect(unserved(packages, [os, cpu])).toEqual([]);
});

test('what a server installs holds no package of development, but for those that its own packages ask for', () => {
  const development = Object.keys(packages['']?.devDependencies ?? {});
  expect(development.length).toBeGreaterThan(30);
  expect(development.filter((name) => !packages[`node_modules/${name}`]?.dev)).toEqual([
    // Astro and the MDX plugin build with them, fastify checks with ajv.
    '@types/estree',
    '@types/mdx',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'ajv',
    'fflate',
    'remark-mdx',
    'remark-parse',
    'unified',
  ]);
});

describe('the checks find', () => {
  const linux = { version: '1.0.0', os: ['linux'], cpu: ['x64'] };
  const parent = { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', 'a-win32': '1.0.0' } };

  test('a part that is not there, and one of another version', () => {
    const all = { '': {}, 'node_modules/a': parent, 'node_modules/a-linux': { ...linux, version: '1.0.1' } };
    expect(missing(all)).toEqual(['node_modules/a needs a-linux 1.0.0', 'node_modules/a needs a-win32 1.0.0']);
  });

  test('a system without a part', () => {
    const all = { '': {}, 'node_modules/a': parent, 'node_modules/a-linux': linux };
    expect(unserved(all, ['win32', 'x64'])).toEqual(['node_modules/a']);
    expect(unserved(all, ['linux', 'x64'])).toEqual([]);
  });

  test('the nearer of two versions', () => {
    const all = {
      '': {},
      'node_modules/a': { dependencies: { b: '1.0.0' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
      'node_modules/c': { version: '1.5.0' },
    };
    expect(missing(all)).toEqual([]);
  });
});
