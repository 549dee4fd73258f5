import { expect, test } from 'vitest';
import { completeLanguages, languagesWith, pathOf } from '#content/i18n/languages.ts';
import { absoluteUrl } from './absolute-url.ts';
import { alternatesOf, pageIn, pageNames, pageOf } from './page.ts';
import { languageRoutes, missingPage, pagesBelow, routesOf } from './routes.ts';

test('alternates list the translations, with English as x-default', () => {
  const twins = alternatesOf('/about');
  expect(twins.slice(0, 2)).toEqual([
    { hreflang: 'en', path: '/about' },
    { hreflang: 'es', path: '/es/quienes-somos' },
  ]);
  expect(twins.slice(languagesWith('/about').length)).toEqual([{ hreflang: 'x-default', path: '/about' }]);
});

test('a guide has the title of its front matter', () => {
  expect(pageIn('en', '/guides/mold-prevention')).toEqual({
    name: '/guides/mold-prevention',
    language: 'en',
    path: '/guides/mold-prevention',
    title: 'Mold prevention: win the first two days',
    description: expect.stringMatching(/^The mold clock starts with the water/),
  });
});

test('Spanish paths are ASCII, unique, and as deep as the English ones', () => {
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

test('an unknown page throws', () => {
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

test('a complete language that lacks a page throws', () => {
  expect(() => missingPage('es', '/about')).toThrow('content/es lacks /about: write it, or say in its language.ts');
});

test('a route pattern with too few parameters throws', () => {
  expect(() => routesOf('/ask/thanks')({ routePattern: '/[...language]/[ask]' })).toThrow(
    'has no place for every part',
  );
});

test('pagesBelow excludes pages with their own route', () => {
  const guides = pagesBelow('/guides', '/guides/when-to-call-professionals');
  expect(guides).toContain('/guides/mold-prevention');
  expect(guides).not.toContain('/guides/when-to-call-professionals');
  expect(guides).not.toContain('/guides');
});

test('languageRoutes has a prefix for every complete language except English', () => {
  const [english, ...others] = languageRoutes().map(({ params }) => params.language);
  expect(english).toBeUndefined();
  expect(others).toEqual(completeLanguages().slice(1));
});

test('pagesBelow returns direct children only', () => {
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
