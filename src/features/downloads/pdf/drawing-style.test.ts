import { expect, test } from 'vitest';
import { readRules } from './drawing-style.ts';

test('uses generated class names, orders by specificity and skips media rules', () => {
  const css =
    '.a text { font: 600 17px/1.2 var(--sans); } /* no */ text, .a path { fill: red; } @media (max-width: 9px) { .a { fill: blue; } }';
  expect(readRules([{ css, names: { a: '_a_1' } }])).toEqual([
    { selector: 'text', weight: 1, properties: { fill: 'red' } },
    { selector: '._a_1 text', weight: 11, properties: { 'font-size': '17', 'font-weight': '600' } },
    { selector: '._a_1 path', weight: 11, properties: { fill: 'red' } },
  ]);
});
