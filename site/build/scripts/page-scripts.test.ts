import { describe, expect, test } from 'vitest';
import { laterScriptsOf, scriptsOf, withoutDetours, withPreloads } from './page-scripts.ts';
import type { Script } from './script-graph.ts';

const script = (file: string, imports: readonly string[], modules: readonly string[] = []): [string, Script] => [
  file,
  { file, imports, modules, code: '' },
];
const graph = new Map([
  script('a/entry.js', ['a/shell.js']),
  script('a/shell.js', ['a/react.js'], ['/home/me/site/tools/shell.tsx']),
  script('a/react.js', []),
  script(
    'a/circuits.js',
    ['a/shell.js', 'https://elsewhere'],
    ['/home/me/site/tools/calculators/circuits/Picture.tsx'],
  ),
]);
const files = (html: string) => scriptsOf(html, graph).map(({ file }) => file);

describe('scriptsOf', () => {
  test.each([
    ['no script', '<p>words</p>', []],
    ['an inline script', '<script type="module">1</script>', []],
    [
      'a script and all that it imports',
      '<script type="module" src="/a/entry.js"></script>',
      ['entry', 'shell', 'react'],
    ],
    [
      'modules that an island names',
      '<script type="module" src="/a/entry.js"></script><script data-modules="site/tools/calculators/circuits/Picture.tsx">{}</script>',
      ['entry', 'shell', 'react', 'circuits'],
    ],
    ['an island that names none', '<script data-modules="">{}</script>', []],
  ])('%s', (_name, html, expected) => {
    expect(files(html)).toEqual(expected.map((name) => `a/${name}.js`));
  });

  test('a module that no script holds stops the build', () => {
    expect(() => files('<script data-modules="site/tools/gone.tsx">')).toThrow('site/tools/gone.tsx');
  });
});

test('scripts are asked for before the styles', () => {
  const html = '<head><title>t</title></head><body></body>';
  expect(withPreloads(html, scriptsOf('<script type="module" src="/a/react.js">', graph))).toBe(
    '<head><link rel="modulepreload" href="/a/react.js"><title>t</title></head><body></body>',
  );
  expect(withPreloads(html, [])).toBe(html);
  const island = '<script data-modules="a.ts" data-later="b.ts c.ts">{}</script>';
  expect(withPreloads(html + island, [])).toBe(`${html}<script>{}</script>`);
});

test('what an island may import later is known, with all that this imports', () => {
  const html = '<script data-modules="" data-later="site/tools/calculators/circuits/Picture.tsx">{}</script>';
  expect(laterScriptsOf(html, graph).map(({ file }) => file)).toEqual(['a/circuits.js', 'a/shell.js', 'a/react.js']);
  expect(files(html)).toEqual([]);
});

test.each([
  ['import"./real.js";\n', 'a/real.js'],
  ['import"./real.js";import"./other.js";', 'a/page.js'],
  ['import"./real.js";go();', 'a/page.js'],
])('%s: the page asks for %s', (code, expected) => {
  const shared = new Map([['a/page.js', { file: 'a/page.js', imports: ['a/real.js'], modules: [], code }]]);
  expect(withoutDetours('<script type="module" src="/a/page.js"></script>', shared)).toBe(
    `<script type="module" src="/${expected}"></script>`,
  );
});
