import { expect, test } from 'vitest';
import { withReferences } from './references.ts';

const site = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

test.each([
  ['an attribute', '<script src="/_astro/a.js">', ['/_astro/a.js']],
  ['an attribute without quotes', '<script src=/_astro/a.js>', ['/_astro/a.js']],
  ['a string of a script', "import('./_astro/a.js')", ['/_astro/a.js']],
  ['a template of a script', 'import(`/_astro/a.js`)', ['/_astro/a.js']],
  ['an address inside of words', '<p>about /_astro/a.js in general', []],
  ['a file that does not exist', '<script src="/_astro/b.js">', []],
  ['another host', '<script src="https://elsewhere.example/_astro/a.js">', []],
])('%s', (_words, html, found) => {
  const files = site({ '/index.html': html, '/_astro/a.js': '' });
  expect([...withReferences(files, ['/index.html'])]).toEqual(['/index.html', ...found]);
});

test('follows relative references transitively, each file once', () => {
  const files = site({
    '/index.html': '<script src="/_astro/a.js">',
    '/_astro/a.js': 'import("./b.js");fetch("/words/en.json")',
    '/_astro/b.js': 'import("./a.js")',
    '/words/en.json': '{"file":"/not-asked.json"}',
    '/not-asked.json': '{}',
  });
  expect(withReferences(files, ['/index.html'])).toEqual(
    new Set(['/index.html', '/_astro/a.js', '/_astro/b.js', '/words/en.json']),
  );
});

test('a missing page is omitted', () => {
  expect(withReferences(site({}), ['/index.html']).size).toBe(0);
});
