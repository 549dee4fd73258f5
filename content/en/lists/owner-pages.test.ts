import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { owner } from '../../owner.ts';
import { aiToolCategories } from '../collections/ai-restoration.ts';
import { reviewCategories, reviewFilters, reviews, toolSheets } from '../collections/reviews.ts';
import { credentials } from './credentials.ts';
import { posts } from './posts.ts';

test('every credential has its place for a number in the owner’s file', () => {
  expect(credentials.map(({ id }) => id).sort()).toEqual(Object.keys(owner.credentialNumbers).sort());
});

test('the contact page names no city that the home page does not serve', () => {
  const served: readonly string[] = owner.towns;
  expect(owner.cities.filter((city) => !served.includes(city))).toEqual([]);
});

test.each(reviews)('review $id has its text, its tool sheet, its address and a score within its scale', (review) => {
  expect(existsSync(`content/en/reviews/${review.id}.mdx`)).toBe(true);
  expect(toolSheets[review.id]?.length).toBeGreaterThan(0);
  expect(review.link).toBe(`/reviews/${review.id}`);
  expect(review.categories.length).toBeGreaterThan(0);
  expect(review.rating).toBeGreaterThanOrEqual(0);
  expect(review.rating).toBeLessThanOrEqual(review.maxRating);
});

test('the filters are all, and then every category once', () => {
  expect(reviewFilters.map(({ value }) => value)).toEqual(['all', ...reviewCategories]);
});

test('every story has its text and its address, and one of them is featured', () => {
  for (const { id, content } of posts) {
    expect(existsSync(`content/en/blog/${id}.mdx`), id).toBe(true);
    expect(content).toBe(`/blog/${id}`);
  }
  expect(posts.filter((post) => post.featured)).toHaveLength(Math.min(1, posts.length));
});

test('every kind of AI tool says where it goes wrong', () => {
  for (const { watch, name } of aiToolCategories.flatMap((category) => category.tools))
    expect(watch, name).not.toBe('');
});
