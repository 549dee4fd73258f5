import { expect, test } from 'vitest';
import { completeLanguages, languagesWith, pathOf } from '#content/i18n/languages.ts';
import { absoluteUrl } from './absolute-url.ts';
import { alternatesOf, listedPages, pageIn, pageNames, pageOf } from './page.ts';
import { languageRoutes, missingPage, pagesBelow, routesOf } from './routes.ts';

test.each(completeLanguages())(
  '%s publishes every page, with a description that a search result shows whole',
  (language) => {
    const faults = pageNames
      .map((name) => pageOf(language, name))
      .filter(({ description }) => description.length > 170);
    expect(faults).toEqual([]);
    expect(listedPages(language).length).toBeGreaterThan(30);
  },
);

test('a page tells search engines of its twins, and English of everybody else', () => {
  const twins = alternatesOf('/about');
  expect(twins.slice(0, 2)).toEqual([
    { hreflang: 'en', path: '/about' },
    { hreflang: 'es', path: '/es/quienes-somos' },
  ]);
  expect(twins.slice(languagesWith('/about').length)).toEqual([{ hreflang: 'x-default', path: '/about' }]);
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

test.each(['psychrometric', 'dehumidification', 'air-movement', 'air-scrubber'])(
  'the calculator %s keeps its published address',
  (slug) => expect(pageNames).toContain(`/calculators/${slug}`),
);

test('a page that nobody has written is a slip of ours', () => {
  expect(() => pageOf('en', '/no-such-page')).toThrow('There is no page /no-such-page in content/en');
});

test.each([
  ['/[...language]', '/', {}, {}],
  ['/[...language]/[about]', '/about', { about: 'about' }, { about: 'quienes-somos' }],
  [
    '/[...language]/[ask]/[notSent]',
    '/ask/not-sent',
    { ask: 'ask', notSent: 'not-sent' },
    { ask: 'preguntar', notSent: 'no-enviada' },
  ],
] as const)('%s serves %s', (routePattern, name, english, spanish) => {
  expect(routesOf(name)({ routePattern }).slice(0, 2)).toEqual([
    { params: { language: undefined, ...english }, props: { language: 'en', name } },
    { params: { language: 'es', ...spanish }, props: { language: 'es', name } },
  ]);
});

test('a language that says that it has every page stops the build where it has not', () => {
  expect(() => missingPage('es', '/about')).toThrow('content/es lacks /about: write it, or say in its language.ts');
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

test('a page has an address in every language, in the places that its file names', () => {
  const routes = routesOf('/guides/mold-prevention')({ routePattern: '/[...language]/[guides]/[guide]' });
  expect(routes).toHaveLength(languagesWith('/guides/mold-prevention').length);
  expect(routes.slice(0, 2).map(({ params }) => Object.values(params))).toEqual([
    [undefined, 'guides', 'mold-prevention'],
    ['es', 'guias', 'prevenir-moho'],
  ]);
});

test('a file whose name has too few places stops the build', () => {
  const name = '/guides/mold-prevention';
  expect(() => routesOf(name)({ routePattern: '/[...language]/[guides]' })).toThrow('no place for every part');
});

test('a file of each complete language has a folder in each but English', () => {
  const [english, ...others] = languageRoutes().map(({ params }) => params.language);
  expect(english).toBeUndefined();
  expect(others).toEqual(completeLanguages().slice(1));
});

test('pages right below an address are those without further parts and without a file of their own', () => {
  const below = pagesBelow('/calculators', '/calculators/accuracy');
  expect(below).toEqual(pageNames.filter((name) => /^\/calculators\/[^/]+$/.test(name) && !name.endsWith('accuracy')));
  expect(below).toContain('/calculators/circuits');
});

test.each([
  ['a page', '/about', new URL('https://www.example.com'), 'https://www.example.com/about'],
  ['the front page', '/', new URL('https://www.example.com'), 'https://www.example.com/'],
  ['a site that knows no address', '/about', undefined, undefined],
])('%s', (_case, path, site, expected) => {
  expect(absoluteUrl(path, site)).toBe(expected);
});
