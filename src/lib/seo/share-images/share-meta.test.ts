import { expect, test } from 'vitest';
import { pageOf } from '../../routes/page.ts';
import { shareMeta } from './share-meta.ts';

const site = new URL('https://www.example.com');
const whole = { siteName: 'A manual', site, isReply: false, hasPicture: true };
const metaOf = (name: string, previewed: Parameters<typeof shareMeta>[1] = whole) =>
  new Map(shareMeta(pageOf('es', name), previewed));

test('a guide is an article with the date of its last review', () => {
  const meta = metaOf('/guides/mold-prevention');
  expect(meta.get('og:type')).toBe('article');
  expect(meta.get('article:modified_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(meta.has('article:published_time')).toBe(false);
});

test('a story is an article with its publication date', () => {
  expect(metaOf('/blog/elks-lodge-seguin').get('article:published_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a tool is a website page with its picture and locale', () => {
  const meta = Object.fromEntries(metaOf('/calculators/psychrometric'));
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'A manual',
    'og:url': 'https://www.example.com/es/calculadoras/psicrometrica',
    'og:image': 'https://www.example.com/share/es/calculadoras/psicrometrica.png',
    'og:locale': 'es_US',
  });
  expect(meta).not.toHaveProperty('article:modified_time');
});

test.each([
  ['no public address', { ...whole, site: undefined }],
  ['a reply to a form', { ...whole, isReply: true, hasPicture: false }],
])('%s: absolute URLs are omitted', (_case, previewed) => {
  expect([...metaOf('/ask', previewed).keys()]).toEqual(['og:title', 'og:description', 'og:type', 'og:locale']);
});
