import { expect, test } from 'vitest';
import { listedPages } from './page.ts';

/** Specification, section 2: the slug of a calculator comes from its title. */
function slugOf(title: string): string {
  return title
    .replace(/ calculator$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}

const calculators = listedPages('en').filter(({ title }) => title.endsWith(' calculator'));

test.each(calculators)('$title', ({ title, path }) => {
  expect(path).toBe(`/calculators/${slugOf(title)}`);
});

test('the four specified calculators are there', () => {
  const slugs = ['psychrometric', 'dehumidification', 'air-movement', 'air-scrubber'];
  const paths = calculators.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(slugs.map((slug) => `/calculators/${slug}`)));
});
