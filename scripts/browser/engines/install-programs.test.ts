import { expect, test } from 'vitest';
import { type Machine, type Missing, missingPrograms } from './install-programs.ts';

const bare: Machine = { env: {}, isRoot: true, has: () => true };
const all = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

test.each<[what: string, machine: Machine, there: readonly string[], missing: Missing]>([
  ['all are there', bare, all, { state: 'nothing' }],
  ['a bare container', bare, [], { state: 'install', packages: all }],
  ['one is missing', bare, ['firefox-esr', 'xvfb'], { state: 'install', packages: ['webkit2gtk-driver'] }],
  [
    'a machine with a screen',
    { ...bare, env: { DISPLAY: ':0' } },
    ['firefox-esr', 'webkit2gtk-driver'],
    { state: 'nothing' },
  ],
  ["a contributor's own machine", { ...bare, isRoot: false }, ['xvfb'], { state: 'ask', packages: all.slice(0, 2) }],
  ['no Debian', { ...bare, has: () => false }, [], { state: 'elsewhere', packages: all }],
])('%s', (_what, machine, there, missing) => {
  const find = ({ debian }: { debian: string }) => (there.includes(debian) ? `/usr/bin/${debian}` : undefined);
  expect(missingPrograms(machine, find)).toEqual(missing);
});
