import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '#content/i18n/languages.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { isFullRun } from '../full-run.ts';
import { builtElements } from './built-site.ts';

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const pages = languageCodes.flatMap(listedPages);
const built = pages.map((page) => {
  const html = builtElements(page.path);
  return { ...page, html, block: html.querySelector('script[type="application/ld+json"]')?.text ?? '' };
});
const thingsOf = (block: string): readonly Thing[] => JSON.parse(block)['@graph'];

/** What must not pass: an unknown field, a misspelled kind, a value of another kind, a field of another thing. */
const planted = [
  '{"@context":"https://schema.org","@graph":[{"@type":"EmergencyService","name":"A","openHours":"Mo-Su"}]}',
  '{"@context":"https://schema.org","@graph":[{"@type":"Artikle","headline":"A"}]}',
  '{"@context":"https://schema.org","@graph":[{"@type":"Article","author":{"@type":"Place","name":"A"}}]}',
  '{"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","headline":"A"}]}',
  '{"@context":"https://schema.com","@graph":[]}',
];

// What makes the blocks is typed with the same vocabulary; what content puts into them is compiled in the full run.
if (isFullRun)
  test('every block is of the vocabulary, and planted errors are found', { timeout: 180_000 }, () => {
    // What an action asks for is noted beside the vocabulary: the types know it for an action alone, and not inside of a site.
    const blocks = [...built.map(({ block }) => block.replace(/,"query-input":"[^"]*"/, '')), ...planted];
    const names = [...pages.map(({ path: address }) => address), ...planted];
    expect(invalidLines(blocks).map((line) => names[line])).toEqual(planted);
  });

/** The indexes of the blocks that the schema.org types reject; each block is on a line of its own. */
function invalidLines(blocks: readonly string[]): readonly number[] {
  const folder = path.resolve('node_modules/.cache/structured-data');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'blocks.ts');
  const lines = blocks.map((block, index) => `export const block${index}: Graph = ${block};`);
  writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--skipLibCheck',
    '--pretty',
    'false',
  ];
  const { stdout } = spawnSync('tsc', [...options, file], { encoding: 'utf8', shell: process.platform === 'win32' });
  const found = [...stdout.matchAll(/blocks\.ts\((\d+),/g)].map(([, line]) => Number(line) - 2);
  return [...new Set(found)];
}

/** What search engines ask of each kind before they show it. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  EmergencyService: ['name', 'url', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  Product: ['name', 'review'],
  Dataset: ['name', 'description', 'creator', 'distribution'],
  VideoObject: ['name', 'uploadDate', 'thumbnailUrl'],
  WebApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
};

/** Fields of a thing that a search engine asks for and that it lacks. */
function lacks(thing: Thing): readonly string[] {
  const fields = required[thing['@type']] ?? ['a kind that the table knows'];
  const missing = fields.filter((field) => thing[field] === undefined || thing[field] === '');
  const undated = thing['@type'] === 'Article' && !thing.datePublished && !thing.dateModified ? ['a date'] : [];
  const { description } = thing;
  const short = thing['@type'] === 'Dataset' && String(description).length < 50 ? ['a description of 50 signs'] : [];
  return [...missing, ...undated, ...short];
}

test.each(built)('$path has what a search engine asks for', ({ block }) => {
  for (const thing of thingsOf(block)) expect(lacks(thing), thing['@type']).toEqual([]);
});

test.each<[Thing, readonly string[]]>([
  [{ '@type': 'WebSite', name: 'A', url: '' }, ['url']],
  [{ '@type': 'Article', headline: 'A', author: {}, publisher: {}, mainEntityOfPage: {} }, ['a date']],
  [{ '@type': 'Dataset', name: 'A', description: 'B', creator: {}, distribution: {} }, ['a description of 50 signs']],
  [{ '@type': 'FAQPage' }, ['a kind that the table knows']],
])('%j lacks %j', (thing, missing) => {
  expect(lacks(thing)).toEqual(missing);
});

test.each(built.filter(({ name }) => name !== '/'))('$path tells the breadcrumb that it prints', ({ html, block }) => {
  const crumbs = html.querySelector('nav.crumb');
  const printed = crumbs?.text.split('/').map((crumb) => crumb.trim());
  const list = thingsOf(block).find((thing) => thing['@type'] === 'BreadcrumbList');
  const listed = (list?.itemListElement as readonly { name: string; item: string }[]) ?? [];
  expect(listed.map(({ name }) => name)).toEqual(printed);
  const links = crumbs?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(listed.slice(0, -1).map(({ item }) => new URL(item, 'http://any').pathname)).toEqual(links);
});
