import { beforeAll, expect, test } from 'vitest';

const image = () => document.querySelector<HTMLImageElement>('img') as HTMLImageElement;

beforeAll(async () => {
  await import('./image-fallback.ts');
});

test('a picture that does not load gives way to its placeholder, once', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg" data-fallback="/images/placeholder.svg">';
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/images/placeholder.svg');
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/images/placeholder.svg');
});

test('one without a placeholder stays as it is', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg">';
  image().dispatchEvent(new Event('error'));
  expect(image().getAttribute('src')).toBe('/gone.jpg');
});
