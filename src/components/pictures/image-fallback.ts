/** Replaces an image that failed to load, before or after this script ran, by its placeholder. */
function fallBack(image: HTMLImageElement): void {
  const placeholder = image.dataset.fallback;
  if (!placeholder || image.getAttribute('src') === placeholder) return;
  image.src = placeholder;
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) fallBack(target);
  },
  true,
);
for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
  if (image.complete && image.naturalWidth === 0) fallBack(image);
}

export {};
