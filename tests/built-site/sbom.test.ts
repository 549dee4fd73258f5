import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the build writes a CycloneDX list of the packages that a server runs', () => {
  const { bomFormat, components } = JSON.parse(readFileSync('sbom.cdx.json', 'utf8'));
  const names: readonly string[] = components.map(({ name }: { readonly name: string }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'astro']));
  expect(names).not.toContain('vitest');
});
