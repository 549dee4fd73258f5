import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { addresses } from '#src/lib/routes/addresses.ts';
import { builtFile, builtPage } from './built-site.ts';

const printed = addresses
  .map(({ path }) => path)
  .filter((path) => /^\/(guides|reviews)\/|^\/(s500-reference|where-we-differ)$/.test(path));

/** Words alone: line breaks, hyphenation and typographic spaces differ between page and PDF. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** What only the foot of a page says in one line. */
const foot = / · Emergency line .+ · Sources last checked \d{4}-\d\d-\d\d/;

async function pdfOf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(builtFile(file)));
  return { pdf, text: (await extractText(pdf, { mergePages: true })).text };
}

test.each(printed)('%s offers a tagged PDF with the same headings and captions', async (path) => {
  const page = parse(builtPage(path));
  const article = page.querySelector('article');
  const file = page.querySelectorAll('a').find(({ text }) => text.startsWith('Print version (PDF)'));
  const { pdf, text } = await pdfOf(file?.getAttribute('href') ?? '');
  const title = article?.querySelector('h1')?.text;
  for (const left of article?.querySelectorAll('.no-print, sup, b, [aria-labelledby=sources] h3') ?? []) left.remove();
  const spoken = article?.querySelectorAll('h1, h2, h3, figcaption').map((part) => words(part.text)) ?? [];
  expect(spoken.length).toBeGreaterThan(1);
  expect(spoken.filter((heading) => !words(text).includes(heading))).toEqual([]);
  expect(text).toMatch(foot);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: title, Language: 'en-US' });
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
});

test.each([
  'emergency-checklist-one-page',
  'claim-documentation-checklist',
  'shut-off-and-prevention-card',
  'room-log',
])('%s fits on one page', async (name) => {
  const { pdf, text } = await pdfOf(`/downloads/${name}.pdf`);
  expect(pdf.numPages).toBe(1);
  expect(text).toMatch(foot);
});
