import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fonts } from '../../build/fonts/paper-fonts.ts';
import { makePdf } from '../../files/paper/make-pdf.ts';
import { drawingOf } from '../drawing/draw-picture.ts';
import { keepPaper } from './keep-papers.ts';
import type { Order } from './order.ts';

const picture = parse('<svg viewBox="0 0 40 20"><path d="M0 0L40 20" stroke="#000"/></svg>').querySelector('svg');
if (!picture) throw new Error('no picture');

const order = (title: string): Order => ({
  title,
  subject: 'Water',
  author: 'The Manual',
  language: 'en',
  dated: '2026-11-01',
  foot: { left: 'Call us', right: 'Page {page} of {pages}' },
  blocks: [
    { kind: 'heading', level: 1, runs: [{ text: title }] },
    { kind: 'figure', picture, alt: 'A line', caption: [{ text: 'A line' }] },
  ],
  fonts,
  rules: [],
  onePage: false,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'papers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a paper is the same as one made without a thread', async () => {
  const { foot, rules, ...plain } = order('Drying');
  const { bytes } = await makePdf({
    ...plain,
    footer: (page, pages) => ({ left: foot.left, right: `Page ${page} of ${pages}` }),
    drawing: (drawn) => drawingOf(drawn, rules),
  });
  expect(readFileSync(await keepPaper(order('Drying'), folder)).equals(bytes)).toBe(true);
});

test('the same content is not printed again, and other content is', async () => {
  const file = await keepPaper(order('Drying'), folder);
  writeFileSync(file, 'kept');
  expect(readFileSync(await keepPaper(order('Drying'), folder), 'utf8')).toBe('kept');
  expect(await keepPaper(order('Mold'), folder)).not.toBe(file);
});

test('a paper that is used again counts as of now', async () => {
  const file = await keepPaper(order('Drying'), folder);
  utimesSync(file, new Date(0), new Date(0));
  await keepPaper(order('Drying'), folder);
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
});

test('a paper that cannot be printed says why, and the next one is printed', async () => {
  const tooLong = Array.from({ length: 400 }, () => ({
    kind: 'paragraph' as const,
    look: 'plain' as const,
    runs: [{ text: 'A line.' }],
  }));
  const sheet = { ...order('Sheet'), blocks: tooLong, onePage: true };
  await expect(keepPaper(sheet, folder)).rejects.toThrow('does not fit on one page');
  expect(readFileSync(await keepPaper(order('Drying'), folder), 'latin1')).toMatch(/^%PDF/);
});
