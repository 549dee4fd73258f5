import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksByHand } from './links-in-code.ts';

test.each([
  ['<a href="/guides">All</a>', ['/guides']],
  [`<a className="btn" href={\`/guides/$\{name}\`}>One</a>`, ['/guides/']],
  ["<a href={isNew ? '/ask' : '/about'}>One</a>", ['/ask', '/about']],
  ['<form action="/reviews" />', ['/reviews']],
  ["window.location.assign('/ask?category=assessment');", ['/ask?category=assessment']],
  ["location.href = '/ask';", ['/ask']],
  ['<Link href="/guides">All</Link>', []],
  ["<a href={usePath()('/guides')}>All</a>", []],
  ['<a href={path}>One</a>', []],
  ['<a href="#top">Up</a>', []],
  ['<a href="https://example.com/guides">There</a>', []],
  ['<form action="/api/questions" />', []],
])('%s', (code, expected) => {
  expect(linksByHand('a.tsx', code)).toEqual(expected);
});

test('no component and no script of the site writes an address by hand', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const found = files.flatMap((file) =>
    linksByHand(file, readFileSync(file, 'utf8')).map((link) => `${file}: ${link}`),
  );
  expect(found).toEqual([]);
});
