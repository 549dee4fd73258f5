import { describe, expect, test } from 'vitest';
import { type NumberRecord, readBuiltPage, strayNumbers } from './built-numbers.ts';

const records: readonly NumberRecord[] = [
  { text: 'Stay at least 35 feet away.', addresses: ['https://esfi.example'] },
  { text: 'Keep it below 60 percent, ideally 30 to 50.', addresses: ['https://epa.example', 'https://cdc.example'] },
  { text: 'One air mover per 14 ft.' },
];
const page = (words: string, ...cited: readonly string[]) =>
  `<body>${words}<section aria-labelledby="sources"><ol>${cited
    .map((address) => `<li><a href="${address}">Title of 1999</a>, dated 2001</li>`)
    .join('')}</ol></section></body>`;
const straysOf = (html: string) => {
  const { text, stated, cited } = readBuiltPage(html);
  return strayNumbers(`${text} \n ${stated}`, records, cited);
};
const drawing = (...texts: readonly string[]) =>
  page(`<svg>${texts.map((text) => `<text>${text}</text>`).join('')}</svg>`, 'https://esfi.example');

describe('passes', () => {
  test.each([
    ['a number of a fact that the page cites', page('<p>Stay 35 feet away<sup>1</sup>.</p>', 'https://esfi.example')],
    ['a rule of our own on any page', page('<p>One per 14 feet.</p>')],
    ['names, days and counts', page('<p>Call 911. Reviewed November 21, 2026. 8 min read. Fig. 3. 14 kB</p>')],
    ['cells side by side', page('<table><tr><td>14</td><td>14</td></tr></table>')],
    ['a drawing of a fact that the page cites', drawing('35 feet')],
    ['the scale of a drawing', drawing('wet', '0', '20', '40', '60', 'days')],
    ['the marks of a drawing', drawing('1', '2', '3', '35', '1', '2', '3', '4')],
    ['titles and dates of sources', page('<p>Words.</p>', 'https://esfi.example')],
  ])('%s', (_name, html) => {
    expect(straysOf(html)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    ['marks that go down', drawing('1', '0', '36'), ['1', '0', '36']],
    ['marks that do not move', drawing('1', '1', '1', '36'), ['1', '36']],
    ['a scale of two', drawing('0', '36'), ['0', '36']],
    ['a number that differs from its record', page('<p>Stay 36 feet away.</p>', 'https://esfi.example'), ['36']],
    ['the number of a fact that the page does not cite', page('<p>Stay 35 feet away.</p>'), ['35']],
    ['a fact of which one source is missing', page('<p>Below 60 percent.</p>', 'https://epa.example'), ['60']],
    ['a decimal that was changed', page('<p>One per 14.5 feet.</p>'), ['14.5']],
    ['a number in a drawing', drawing('36 feet'), ['36']],
    ['a number of a drawing in parts', page('<svg><text><tspan>at</tspan> 61 h</text></svg>'), ['61']],
    ['a scale whose steps differ', drawing('0', '20', '41', '60'), ['0', '20', '41', '60']],
    ['a scale from somewhere', drawing('2', '4', '6'), ['2', '4', '6']],
    ['two bare numbers', drawing('0', '20'), ['0', '20']],
    ['each stray number once', page('<p>7 days, 7 nights, 9 weeks.</p>'), ['7', '9']],
  ])('%s', (_name, html, strays) => {
    expect(straysOf(html)).toEqual(strays);
  });
});

test('a sheet without a list of sources may hold any fact, and nothing else', () => {
  expect(strayNumbers('Below 60 percent, 35 feet.', records)).toEqual([]);
  expect(strayNumbers('Below 61 percent.', records)).toEqual(['61']);
});

test('a page without a body is refused', () => {
  expect(() => readBuiltPage('<p>14</p>')).toThrow('The page has no body');
});
