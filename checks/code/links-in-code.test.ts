import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { type CodeNode, childrenOf, isNode, nameOf } from './words-in-code.ts';

/** Elements whose address leads a visitor somewhere, as the browser knows them, and the attribute that holds it. */
const leads = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
]);

/**
 * The addresses inside the site that a component or a script writes by hand. A page has an address in each language, so
 * `Link`, `usePath` or the page itself must give it; calls of the server have one address.
 */
function linksByHand(file: string, code: string): readonly string[] {
  const { program } = parseSync(file, code);
  return [...handWritten(program as unknown as CodeNode)].filter((text) => /^\/(?!api\/)/.test(text));
}

function* handWritten(node: CodeNode): Generator<string> {
  if (node.type === 'JSXOpeningElement' && Array.isArray(node.attributes)) {
    const attribute = leads.get(nameOf(node.name));
    const own = node.attributes.filter(isNode).filter((one) => attribute && nameOf(one.name) === attribute);
    yield* own.flatMap(({ value }) => textsIn(value));
  }
  if (node.type === 'CallExpression' && /\blocation\.(assign|replace)$/.test(nameOf(node.callee))) {
    yield* [node.arguments].flat().flatMap(textsIn);
  }
  if (node.type === 'AssignmentExpression' && /\blocation(\.href)?$/.test(nameOf(node.left)))
    yield* textsIn(node.right);
  for (const child of childrenOf(node)) yield* handWritten(child);
}

/** What an expression begins with, where that is written out: strings and templates, whatever chooses between them. */
function textsIn(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return [String(value.value)];
  if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis)) return [String(value.quasis[0]?.value.cooked)];
  if (value.type === 'CallExpression') return [];
  return childrenOf(value).flatMap(textsIn);
}

test.each([
  ['<a href="/guides">All</a>', ['/guides']],
  [`<a className="btn" href={\`/guides/$\{name}\`}>One</a>`, ['/guides/']],
  ["<a href={isNew ? '/ask' : '/about'}>One</a>", ['/ask', '/about']],
  ['<form action="/reviews" />', ['/reviews']],
  ["window.location.assign('/ask?category=assessment');", ['/ask?category=assessment']],
  ["location.href = '/ask';", ['/ask']],
  ['<Link href="/guides">All</Link>', []],
  ["<a href={usePath()('/guides')}>All</a>", []],
  ['<a href={path}>One</a>', []],
  ['<a href="#top">Up</a>', []],
  ['<a href="https://example.com/guides">There</a>', []],
  ['<form action="/api/questions" />', []],
])('%s', (code, expected) => {
  expect(linksByHand('a.tsx', code)).toEqual(expected);
});

test('no component and no script of the site writes an address by hand', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const found = files.flatMap((file) =>
    linksByHand(file, readFileSync(file, 'utf8')).map((link) => `${file}: ${link}`),
  );
  expect(found).toEqual([]);
});
