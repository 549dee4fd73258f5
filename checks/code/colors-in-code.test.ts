import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Black, white and gray need no token. */
const isGray = (hex: string) => {
  const parts = hex.length < 6 ? hex.slice(0, 3).split('') : [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4, 6)];
  return new Set(parts).size === 1;
};

test('colors are in content/colors.ts only', () => {
  const files = globSync([
    '{src,server,core,contract,public}/**/*.{ts,tsx,css,astro,svg,js}',
    'content/[a-z][a-z]/**/*.ts',
  ]);
  const others = files
    .filter((file) => !/\.(test|spec)\.tsx?$|\/test-|server\/inbox\/inbox\.css$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<=[\s'":,(])#([\da-f]{6}|[\da-f]{3})\b(?=[\s'";,)}])/gi)].flatMap(
        ([hex, digits = '']) => (isGray(digits.toLowerCase()) ? [] : [`${file}: ${hex}`]),
      ),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});
