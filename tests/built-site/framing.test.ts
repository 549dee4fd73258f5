import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLanguages } from '#content/i18n/languages.ts';
import { pageSources, securityPolicy } from '#server/http/security-headers.ts';
import { embedFolders, embedsIn } from '#src/features/embeds/tools.ts';
import { builtFile } from './built-site.ts';

const policy = securityPolicy('https://example.com', undefined);
const files = readdirSync(path.join(import.meta.dirname, '../../dist'), { recursive: true, encoding: 'utf8' });
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join('/')
        .replace(/(\/?index)?\.html$/, '')}`,
  );
const sourceOf = (address: string) =>
  builtFile(
    files.includes(path.join(address.slice(1), 'index.html')) ? `${address}/index.html` : `${address}.html`,
  ).toString('utf8');
const headersOf = (source: string) => policy.page(pageSources(source));
const isFrame = (address: string) => embedFolders.some((folder) => address.startsWith(`${folder}/`));

test('a frame of another site opens the embeds of every language, and no other page', () => {
  const open = pages.filter((page) =>
    /frame-ancestors \*/.test(headersOf(sourceOf(page))['content-security-policy'] ?? ''),
  );
  expect(open.toSorted()).toEqual(pages.filter(isFrame).toSorted());
  expect(open.toSorted()).toEqual(
    completeLanguages()
      .flatMap((language) => embedsIn(language).map((embed) => embed.path))
      .toSorted(),
  );
  const closed = pages
    .filter((page) => !isFrame(page))
    .map((page) => headersOf(sourceOf(page))['content-security-policy']);
  expect(closed.filter((header) => !header?.includes("frame-ancestors 'none'"))).toEqual([]);
});

describe.each(completeLanguages().flatMap(embedsIn))('$path', ({ path: address, page }) => {
  const source = sourceOf(address);

  test('is not indexed, and names its page as canonical', () => {
    expect(source).toContain('<meta name="robots" content="noindex">');
    const own = process.env.SITE_URL ? [new URL(page.path, process.env.SITE_URL).href] : [];
    expect([...source.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(own);
  });

  test('has one heading and one link home, and neither header nor menu', () => {
    expect(source.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(source).toContain(`<a href="${page.path}" data-whole>`);
    expect(source).not.toMatch(/<header[\s>]|<dialog[\s>]/);
  });
});
