import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// `core` as others get it: packed, installed into an empty folder without a network, and used from there.

const place = mkdtempSync(path.join(tmpdir(), 'core-package-'));
const user = path.join(place, 'user');
const tools = path.resolve('node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${tools}${path.delimiter}${process.env.PATH}`,
  npm_config_update_notifier: 'false',
};
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  // A copy: packing leaves nothing in the tree that other tests read.
  cpSync('core', path.join(place, 'core'), { recursive: true });
  cpSync('tsconfig.json', path.join(place, 'tsconfig.json'));
  mkdirSync(user);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', place], path.join(place, 'core')));
  writeFileSync(path.join(user, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join(place, packed.filename)], user);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const installed = (file: string) => readFileSync(path.join(user, 'node_modules/water-damage-core', file), 'utf8');

test('it brings its licence and its examples, and asks for no other package', () => {
  const { dependencies, peerDependencies } = JSON.parse(installed('package.json'));
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  expect(installed('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
  expect(installed('README.md')).toContain("from 'water-damage-core'");
  const { packages } = JSON.parse(readFileSync(path.join(user, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages)).toEqual(['', 'node_modules/water-damage-core']);
});

/** The examples of its README, each as a program of its own. */
const examples = [...readFileSync('core/README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, code = '']) => code,
);

test('the examples of its README run, and give what they say', () => {
  expect(examples).toHaveLength(2);
  writeFileSync(path.join(user, 'example.js'), examples[0] ?? '');
  expect(run(process.execPath, ['example.js'], user)).toBe('280\n');
  writeFileSync(path.join(user, 'other.js'), `${examples[1]}\nconsole.log(Math.round(pressureAtAltitudePa(0)));`);
  expect(run(process.execPath, ['other.js'], user)).toBe('101325\n');
});

test('a refused form comes back with its code and fields', () => {
  const code =
    "import { compute } from 'water-damage-core'; console.log(JSON.stringify(await compute('circuits', { circuits15: 'x' })));";
  writeFileSync(path.join(user, 'refused.js'), code);
  expect(JSON.parse(run(process.execPath, ['refused.js'], user))).toMatchObject({ ok: false, fields: ['circuits15'] });
});

test('its types hold in a strict project, and refuse a calculator that there is not', () => {
  const options = {
    strict: true,
    noEmit: true,
    target: 'ES2024',
    module: 'NodeNext',
    lib: ['ES2024', 'DOM'],
    types: [],
  };
  writeFileSync(path.join(user, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }));
  writeFileSync(
    path.join(user, 'typed.ts'),
    `${examples[0]}\n${examples[1]}\nconst sea: number = pressureAtAltitudePa(0);\n// @ts-expect-error\nawait compute('oven', {});\nexport { calculatorNames, fields, factors, sea };\n`,
  );
  expect(run('tsc', ['-p', '.'], user)).toBe('');
});
