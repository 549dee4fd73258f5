/**
 * A browser that could not fetch a script never asks for that address again for as long as the page is open, nor for one that
 * such a script imports. Below `/_astro/again-1/` the same scripts stand once more, so that a page gets them after all.
 */
const again = /^\/_astro\/again-\d+\//;

/** Where a script stands for another try; the first try is 0. */
export const addressAgain = (address: string, tries: number): string =>
  tries === 0 ? address : address.replace('/_astro/', `/_astro/again-${tries}/`);

/** The address of the file that is meant. */
export const withoutAgain = (address: string): string => address.replace(again, '/_astro/');
