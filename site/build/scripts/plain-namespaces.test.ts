import { expect, test } from 'vitest';
import { withPlainNamespaces } from './plain-namespaces.ts';

const line = 'import { n as __exportAll } from "./rolldown-runtime-!~{00a}~.js";\n';

test('an object with what a module exports stands in place of the call', () => {
  const code = `${line}const one = 1;\nvar parts_exports = /* @__PURE__ */ __exportAll({\n\tone: () => one,\n\ttwo: () => $two\n});`;
  expect(withPlainNamespaces(code)).toBe(
    'const one = 1;\nvar parts_exports = ({\n\tget one() { return one; },\n\tget two() { return $two; }\n});',
  );
});

test.each([
  ['another call', `${line}var parts = __exportAll(list);`],
  ['the file with the function', 'var __exportAll = (all) => all;\nvar parts = __exportAll({ one: () => one });'],
  [
    'a file that asks for more',
    'import { n as __exportAll, r as __toESM } from "./a.js";\n__exportAll({ one: () => one });',
  ],
])('%s stays as it is', (_, code) => {
  expect(withPlainNamespaces(code)).toBe(code);
});
