import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { readRules } from './drawing-style.ts';
import { breakLines } from './lines.ts';
import { type Document, makePdf } from './sheet.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] });
const document = (blocks: readonly Block[], more: Partial<Document> = {}): Document => ({
  title: 'Drying a wall',
  subject: 'A test',
  footer: 'Field Manual',
  dated: '2026-11-21',
  blocks,
  rules: [],
  ...more,
});
const picture = (inside: string) => {
  const svg = parse(`<svg viewBox="0 0 640 200">${inside}</svg>`).querySelector('svg');
  if (!svg) throw new Error('no picture');
  return svg;
};
const figure = (inside: string): Block => ({ kind: 'figure', picture: picture(inside), alt: 'A wall', caption: [] });

describe('makePdf', () => {
  test('writes real text, a title, a language and a structure', async () => {
    const heading: Block = { kind: 'heading', level: 1, runs: [{ text: 'Drying a wall' }] };
    const { bytes } = await makePdf(document([heading, paragraph('Under 24 in ≤ 60 % at 80 °F → 12 g/m³ – ½ done.')]));
    const pdf = await getDocumentProxy(bytes.slice());
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Under 24 in ≤ 60 % at 80 °F → 12 g/m³ – ½ done.');
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Drying a wall', Language: 'en-US' });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(tree).toContain('"role":"H1"');
    expect(tree).toContain('"role":"P"');
  });

  test('gives the same bytes for the same content', async () => {
    const once = await makePdf(document([paragraph('Dry'), figure('<path d="M0 0L9 9" stroke="#000"/>')]));
    const twice = await makePdf(document([paragraph('Dry'), figure('<path d="M0 0L9 9" stroke="#000"/>')]));
    expect(Buffer.from(once.bytes).equals(Buffer.from(twice.bytes))).toBe(true);
  });

  test.each([
    [30, 1],
    [90, 3],
  ])('sets %i paragraphs on pages: %i', async (count, pages) => {
    const blocks = Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));
    expect((await makePdf(document(blocks))).pages).toBe(pages);
  });

  test('shrinks a one-page sheet until it fits, and refuses what does not', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));
    expect((await makePdf(document(lines(45), { onePage: true }))).pages).toBe(1);
    await expect(makePdf(document(lines(400), { onePage: true }))).rejects.toThrow('does not fit on one page');
  });

  test.each([
    ['an element it does not know', '<image href="x.png"/>', /cannot hold <image>/],
    ['a transformation it does not know', '<path d="M0 0" transform="skewX(3)"/>', /cannot skewX/],
    ['a pattern that is missing', '<rect width="9" height="9" fill="url(#wet)"/>', /which it does not hold/],
    ['a color without a value on paper', '<rect width="9" height="9" fill="var(--pink)"/>', /no color for/],
  ])('refuses a drawing with %s', async (_, inside, message) => {
    await expect(makePdf(document([figure(inside)]))).rejects.toThrow(message);
  });
});

describe('readRules', () => {
  test('takes the names that the build gave, orders by weight and leaves screens out', () => {
    const css =
      '.a text { font: 600 17px var(--mono); } /* no */ text { fill: red; } @media (max-width: 9px) { .a { fill: blue; } }';
    expect(readRules([{ css, names: { a: '_a_1' } }])).toEqual([
      { selector: 'text', weight: 1, properties: { fill: 'red' } },
      { selector: '._a_1 text', weight: 11, properties: { 'font-size': '17', 'font-weight': '600' } },
    ]);
  });
});

describe('breakLines', () => {
  const measure = ({ text }: { readonly text: string }) => text.length;
  test.each([
    ['words that fit', 'wet wall', 10, ['wet wall']],
    ['words that do not', 'wet wall dry', 8, ['wet wall', 'dry']],
    ['a word wider than the line', 'a condensation b', 5, ['a', 'condensation', 'b']],
    ['a forced break', 'one\u2028two', 10, ['one', 'two']],
  ])('breaks %s', (_, text, width, expected) => {
    const lines = breakLines([{ text }], width, measure);
    expect(lines.map((line) => line.map((fragment) => fragment.text).join(''))).toEqual(expected);
  });

  test('keeps pieces of one word together, whatever their style', () => {
    const lines = breakLines([{ text: 'see wall' }, { text: '1', raised: true }], 8, measure);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['see', 'wall1']);
  });
});
