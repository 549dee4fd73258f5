import path from 'node:path';
import { expect, test } from 'vitest';
import { shortName, withLetters } from './short-names.ts';

const file = path.resolve('site/parts/a.module.css');

test('the same class gets the same name, whoever builds it', () => {
  expect(shortName('row', file)).toBe(shortName('row', `${file}?used`));
  expect(shortName('row', file)).toMatch(/^_[a-z0-9]{4}$/);
});

test.each([
  ['another class', 'rows', file],
  ['another file', 'row', path.resolve('site/parts/b.module.css')],
])('%s gets another', (_case, name, where) => {
  expect(shortName(name, where)).not.toBe(shortName('row', file));
});

test('a page gets letters for the names that its style names, and loses the others', () => {
  const page = (css: string, body: string) => `<style>${css}</style>${body}`;
  expect(
    withLetters(
      page(
        '._abcd{top:0}._abce ._abcd,.btn{top:1px}',
        '<p class="_abce btn"><b class="_zzzz">._abcd</b><i class="_abcd _zzzz">',
      ),
    ),
  ).toBe(page('.a{top:0}.b .a,.btn{top:1px}', '<p class="b btn"><b>._abcd</b><i class="a">'));
});

test('custom properties get letters where style and drawings read them', () => {
  expect(
    withLetters('<style>:root{--ink:#000;--paper:#fff}p{color:var(--ink)}</style><path fill="var(--paper)">--ink'),
  ).toBe('<style>:root{--a:#000;--b:#fff}p{color:var(--a)}</style><path fill="var(--b)">--ink');
});
