import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fonts } from '../../lib/fonts/font-sources.ts';
import { cachedPdf, type PdfContent } from './printed-files.ts';

const picture = parse('<svg viewBox="0 0 40 20"><path d="M0 0L40 20" stroke="#000"/></svg>').querySelector('svg');
if (!picture) throw new Error('no picture');

const content = (title: string): PdfContent => ({
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
  folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same content gives the same bytes, whether cached or not', async () => {
  const printed = await cachedPdf(content('Drying'), folder);
  expect(printed.toString('latin1')).toMatch(/^%PDF/);
  expect((await cachedPdf(content('Drying'), folder)).equals(printed)).toBe(true);
  rmSync(folder, { recursive: true });
  expect((await cachedPdf(content('Drying'), folder)).equals(printed)).toBe(true);
});

test('other content gives another file', async () => {
  const printed = await cachedPdf(content('Drying'), folder);
  expect((await cachedPdf(content('Mold'), folder)).equals(printed)).toBe(false);
});

test('a sheet that does not fit on one page is rejected, and the next file is printed', async () => {
  const tooLong = Array.from({ length: 400 }, () => ({
    kind: 'paragraph' as const,
    look: 'plain' as const,
    runs: [{ text: 'A line.' }],
  }));
  const sheet = { ...content('Sheet'), blocks: tooLong, onePage: true };
  await expect(cachedPdf(sheet, folder)).rejects.toThrow('does not fit on one page');
  expect((await cachedPdf(content('Drying'), folder)).toString('latin1')).toMatch(/^%PDF/);
});
