import { beforeAll, expect, test } from 'vitest';

const image = () => document.querySelector<HTMLImageElement>('img') as HTMLImageElement;

beforeAll(async () => {
  await import('./image-fallback.ts');
});

test('an image that fails to load is replaced by its placeholder once', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg" data-fallback="/images/placeholder.svg">';
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/images/placeholder.svg');
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/images/placeholder.svg');
});

test('an image without a placeholder is unchanged', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg">';
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/gone.jpg');
});
