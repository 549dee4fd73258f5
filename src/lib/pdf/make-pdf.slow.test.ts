import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../../features/downloads/pdf/draw-picture.ts';
import { fonts } from '../fonts/font-sources.ts';
import { type Document, makePdf } from './make-pdf.ts';
import type { PrintBlock, Table } from './print-block.ts';

const paragraph = (text: string): PrintBlock => ({ kind: 'paragraph', look: 'plain', runs: [{ text }] });
const document = (blocks: readonly PrintBlock[], more: Partial<Document> = {}): Document => ({
  title: 'Drying a wall',
  subject: 'A test',
  author: 'Field Manual',
  language: 'en-US',
  footer: (page, pages) => ({ left: 'Field Manual', right: `Page ${page} of ${pages}` }),
  dated: '2026-11-21',
  blocks,
  fonts,
  drawing: (drawn) => drawingOf(drawn, []),
  ...more,
});
const picture = (inside: string) => {
  const svg = parse(`<svg viewBox="0 0 640 200">${inside}</svg>`).querySelector('svg');
  if (!svg) throw new Error('no picture');
  return svg;
};
const figure = (inside: string): PrintBlock => ({
  kind: 'figure',
  picture: picture(inside),
  alt: 'A wall',
  caption: [],
});
const textsOf = async (blocks: readonly PrintBlock[]) => {
  const { bytes } = await makePdf(document(blocks));
  return (await extractText(await getDocumentProxy(bytes.slice()))).text;
};

describe('makePdf', () => {
  test('writes text, title, language and structure', async () => {
    const heading: PrintBlock = { kind: 'heading', level: 1, runs: [{ text: 'Drying a wall' }] };
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
    const blocks = [paragraph('Dry'), figure('<path d="M0 0L9 9" stroke="#000"/>')];
    const [once, twice] = [await makePdf(document(blocks)), await makePdf(document(blocks))];
    expect(Buffer.from(once.bytes).equals(Buffer.from(twice.bytes))).toBe(true);
  });

  test('repeats the head of a table on every page, and tags it once', async () => {
    const cell = (text: string) => ({ runs: [{ text }], isHead: false, span: 1 });
    const table: Table = {
      kind: 'table',
      head: [[{ text: 'Room' }], [{ text: 'Reading' }]],
      groups: Array.from({ length: 90 }, (_, index) => [[cell(`Room ${index}`), cell('12')]]),
    };
    const texts = await textsOf([table]);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes('Reading'))).toHaveLength(texts.length);
    const { bytes } = await makePdf(document([table]));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Scope \/Column/g),
    ).toHaveLength(2);
  });

  test('numbers every page, and says how many there are', async () => {
    const texts = await textsOf(Array.from({ length: 90 }, (_, index) => paragraph(`Line ${index}`)));
    expect(texts.map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  });

  test('names the tone of a note in the structure tree', async () => {
    const note: PrintBlock = {
      kind: 'note',
      tone: 'alarm',
      name: 'Danger',
      isFilled: true,
      blocks: [paragraph('Leave.')],
    };
    const { bytes } = await makePdf(document([note]));
    expect(Buffer.from(bytes).toString('latin1')).toContain('/T (Danger)');
  });

  test('shrinks a one-page sheet until it fits, and refuses what does not', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));
    expect((await makePdf(document(lines(45), { onePage: true }))).pages).toBe(1);
    await expect(makePdf(document(lines(400), { onePage: true }))).rejects.toThrow('does not fit on one page');
  });

  test('sets two columns on one page, and reads the left one first', async () => {
    const lines = (side: string) => Array.from({ length: 30 }, (_, index) => paragraph(`${side} ${index}`));
    const blocks: readonly PrintBlock[] = [
      { kind: 'columns', left: lines('Left'), right: lines('Right'), share: 0.4 },
      paragraph('Below'),
    ];
    const { bytes, pages } = await makePdf(document(blocks, { onePage: true }));
    expect(pages).toBe(1);
    const items = (await (await (await getDocumentProxy(bytes)).getPage(1)).getTextContent()).items;
    const at = (text: string) => items.findIndex((item) => 'str' in item && item.str === text);
    const [left, right, below] = ['Left 29', 'Right 0', 'Below'].map(at);
    expect(left).toBeLessThan(right ?? 0);
    expect(right).toBeLessThan(below ?? 0);
    const heightAt = (text: string) =>
      items.flatMap((item) => ('str' in item && item.str === text ? item.transform[5] : []));
    expect(heightAt('Left 0')).toEqual(heightAt('Right 0'));
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
