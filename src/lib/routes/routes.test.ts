import { expect, test } from 'vitest';
import { completeLanguages, languagesWith } from '#content/i18n/languages.ts';
import { pageNames } from './page.ts';
import { languageRoutes, pagesBelow, routesOf } from './routes.ts';

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
