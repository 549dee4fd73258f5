import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asModule, reactFiles } from './react-modules.ts';

const older = `"use strict";
var Other = require("other"),
  Third = require("third");
exports.now = void 0;
if (Other.clock) exports.now = function () {
  return Other.clock();
};
exports.later = function () {
  return exports.now() + Third.wait;
};
`;

const newer = `import * as Other from "other";
import * as Third from "third";
"use strict";

var $now = void 0;
if (Other.clock) $now = function () {
  return Other.clock();
};
var $later = function () {
  return $now() + Third.wait;
};

export { $now as now, $later as later };`;

test('what is asked for and given becomes imports and exports', () => {
  expect(asModule(older)).toBe(newer);
});

test.each(['var one = load(require("one"));', 'module.exports = one;', 'Object.assign(exports, one);'])(
  'another way stops the build: %s',
  (code) => {
    expect(() => asModule(code)).toThrow('React has a new form');
  },
);

describe('every part of React is exported', () => {
  const load = createRequire(path.resolve('package.json'));
  test.each(reactFiles)('%s', (file) => {
    const place = path.resolve('node_modules', file);
    const [, list = ''] = /export \{ (.*) \};$/.exec(asModule(readFileSync(place, 'utf8'))) ?? [];
    const names = list.split(', ').map((pair) => pair.split(' as ')[1]);
    expect(names.toSorted()).toEqual(Object.keys(load(place)).toSorted());
  });
});
