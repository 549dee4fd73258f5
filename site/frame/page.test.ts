import { expect, test } from 'vitest';
import { pathOf } from '#content/locale/tags.ts';
import { listedPages, pageIn, pageNames, pageOf } from './page.ts';
import { pagesBelow, routesOf } from './routes.ts';

test('English publishes every page, with a title and a description that a search result shows whole', () => {
  const faults = pageNames.map((name) => pageOf('en', name)).filter(({ description }) => description.length > 170);
  expect(faults).toEqual([]);
  expect(listedPages('en').length).toBeGreaterThan(30);
});

test('a guide is called what its own head says', () => {
  expect(pageIn('en', '/guides/mold-prevention')).toEqual({
    name: '/guides/mold-prevention',
    language: 'en',
    path: '/guides/mold-prevention',
    title: 'Mold prevention: win the first two days',
    description: expect.stringMatching(/^The clock that starts with the water/),
  });
});

test('Spanish addresses are plain letters, each its own, and as deep as their English twins', () => {
  const paths = pageNames.map((name) => pathOf('es', name));
  expect(paths.filter((path) => !/^\/es(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(pageNames.length);
  const depth = (path: string) => path.split('/').filter(Boolean).length;
  expect(pageNames.filter((name) => depth(pathOf('es', name)) !== depth(name) + 1)).toEqual([]);
  expect(paths.filter((path) => /\bano\b|-(de|la|el|en|y)$|\/(de|la|el)-/.test(path))).toEqual([]);
});

test('a page that nobody has written is a slip of ours', () => {
  expect(() => pageOf('en', '/no-such-page')).toThrow('There is no page /no-such-page in content/en');
});

test.each([
  ['/[...language]', '/', { language: undefined }],
  ['/[...language]/[about]', '/about', { language: undefined, about: 'about' }],
  ['/[...language]/[ask]/[notSent]', '/ask/not-sent', { language: undefined, ask: 'ask', notSent: 'not-sent' }],
] as const)('%s serves %s', (routePattern, name, params) => {
  expect(routesOf(name)({ routePattern })).toEqual([{ params, props: { language: 'en', name } }]);
});

test('a pattern without a place for every part of an address is refused', () => {
  expect(() => routesOf('/ask/thanks')({ routePattern: '/[...language]/[ask]' })).toThrow(
    'has no place for every part',
  );
});

test('pages below an address leave out those with a route of their own', () => {
  const guides = pagesBelow('/guides', '/guides/when-to-call-professionals');
  expect(guides).toContain('/guides/mold-prevention');
  expect(guides).not.toContain('/guides/when-to-call-professionals');
  expect(guides).not.toContain('/guides');
});
