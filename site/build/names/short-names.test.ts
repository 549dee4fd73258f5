import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const css = '.row{margin:.5rem}.row .cell,.row-2:hover{color:red}@media print{.cell{top:0}}';
const nameOf = shortNames(['site/parts/b.module.css', 'site/parts/a.module.css']);
const at = (file: string) => path.resolve(file);

describe('shortNames', () => {
  test.each([
    ['the first class of the first file', 'row', 'site/parts/a.module.css', 'a2'],
    ['the second', 'cell', 'site/parts/a.module.css', 'b2'],
    ['a name that begins like another', 'row-2', 'site/parts/a.module.css', 'c2'],
    ['the same class in another file', 'row', 'site/parts/b.module.css', 'a3'],
    ['a file that is asked for as text', 'row', 'site/parts/b.module.css?inline', 'a3'],
  ])('%s', (_case, name, file, expected) => {
    expect(nameOf(name, at(file), css)).toBe(expected);
  });

  test('no two classes of a long file meet', () => {
    const classes = Array.from({ length: 80 }, (_, index) => `row-${index}`);
    const long = classes.map((name) => `.${name}{top:0}`).join('');
    const names = classes.map((name) => nameOf(name, at('site/parts/a.module.css'), long));
    expect(new Set(names).size).toBe(80);
    expect(names.every((name) => /^[a-z]+2$/.test(name))).toBe(true);
  });

  test.each([
    [0, 'a2'],
    [8, 'aA'],
    [33, 'aZ'],
    [34, 'a00'],
    [69, 'a0Z'],
    [70, 'a12'],
    [104, 'a100'],
  ])('of file %i is %s', (place, expected) => {
    const files = Array.from({ length: 110 }, (_, index) => `site/parts/${String(index).padStart(3, '0')}.module.css`);
    expect(shortNames(files)('row', at(files[place] ?? ''), css)).toBe(expected);
  });

  test('a file that is not in the list stops the build', () => {
    expect(() => nameOf('row', at('site/parts/c.module.css'), css)).toThrow('site/parts/c.module.css is not among');
  });
});
