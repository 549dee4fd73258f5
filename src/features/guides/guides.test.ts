import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attribute, isElement, walk } from '#checks/pages/node.ts';
import { headOf, parsePage } from '#checks/pages/parse-page.ts';
import { figures } from '#content/en/labels/figures.ts';
import { nameOf } from '#content/i18n/page-head.ts';
import { addresses } from '../../lib/routes/addresses.ts';

const paths: readonly string[] = addresses.map(({ path }) => path);
const withoutAnchor = (path: string) => path.replace(/#.*/, '');

describe.each(globSync('content/en/guides/*.mdx'))('%s', (file) => {
  const root = parsePage(file);
  const head = headOf(file, root);
  const address = nameOf(file.slice('content/en/'.length), head);

  test('has a route', () => {
    expect(paths).toContain(address);
  });

  test('its related pages exist, and are not itself', () => {
    const related = (head.related ?? []).map(withoutAnchor);
    expect(related.filter((path) => !paths.includes(path) || path === address)).toEqual([]);
  });

  test('has a figure, and a caption for each', () => {
    const names = [...walk(root)]
      .filter(isElement)
      .flatMap((node) => (node.name === 'Figure' ? [attribute(node, 'name') ?? ''] : []));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !Object.hasOwn(figures, name))).toEqual([]);
  });
});

test('every drawing has a caption, and every caption a drawing', () => {
  const drawings = globSync('src/lib/figures/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) =>
    file.replace(/^.*\/|\.tsx$/g, ''),
  );
  expect(drawings.toSorted()).toEqual(Object.keys(figures).toSorted());
});
