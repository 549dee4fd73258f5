import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram, firefox } from './find-program.ts';

const PATH = ['/a', '/b'].join(path.delimiter);
const inA = path.join('/a', 'firefox');
const esrInB = path.join('/b', 'firefox-esr');

test.each<[env: NodeJS.ProcessEnv, there: readonly string[], found: string | undefined]>([
  [{ PATH }, [], undefined],
  [{}, [inA], undefined],
  [{ PATH }, [inA], inA],
  [{ PATH }, [inA, esrInB], esrInB],
  [{ PATH, FIREFOX: '/own/firefox' }, [inA, '/own/firefox'], '/own/firefox'],
  [{ PATH, FIREFOX: '' }, [inA], inA],
])('%j with %j: %s', (env, there, found) => {
  expect(findProgram(firefox, env, (file) => there.includes(String(file)))).toBe(found);
});

test('a program that is named and not there is no reason to test in another one', () => {
  expect(() => findProgram(firefox, { PATH, FIREFOX: '/gone' }, (file) => file === inA)).toThrow('/gone');
});
