/** Puts the placeholder where a picture did not load, whether it failed before this script ran or after. */
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
