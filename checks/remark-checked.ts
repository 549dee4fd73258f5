import { relative } from 'node:path';
import type { Program } from 'estree';
import { claimFaults } from './claims.ts';
import { headOf } from './head.ts';
import type { Node } from './node.ts';
import { wordsOfPage } from './page-words.ts';
import { partNames } from './prose.ts';
import { countWords, minutesToRead } from './read-time.ts';

interface Page extends Node {
  children: Node[];
}

/**
 * Remark plugin: stops the build on a malformed head, on a claim that its records do not carry, and on a promised reading
 * time that the words do not come to. Exports `readMinutes` and `parts` (names of the components it uses) from the page. Stands after remark-frontmatter.
 * @throws Error with one line a fault, `file:line: message`
 */
export function remarkChecked() {
  return async (tree: Page, vfile: { path?: string }) => {
    const file = relative(process.cwd(), vfile.path ?? 'page.mdx');
    const head = headOf(file, tree);
    const faults = claimFaults(withoutExports(tree)).map(({ line, message }) => `${file}:${line}: ${message}`);
    const words = countWords((await wordsOfPage(file, tree)).join('\n'));
    const readMinutes = minutesToRead(words);
    if (head.readMinutes !== undefined && head.readMinutes !== readMinutes) {
      faults.push(`${file}: promises ${head.readMinutes} minutes, and its ${words} words come to ${readMinutes}`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    tree.children.push(exported('readMinutes', readMinutes), exported('parts', partNames(tree)));
  };
}

/** Exports that other plugins have added to the tree are no words of the page; those that stand in the file have a place. */
function withoutExports(tree: Node): Node {
  return { ...tree, children: (tree.children ?? []).filter((node) => node.type !== 'mdxjsEsm' || node.position) };
}

/** `export const <name> = <value>`, as the syntax tree that MDX compiles. */
function exported(
  name: string,
  value: number | readonly string[],
): Node & { readonly data: { readonly estree: Program } } {
  const declarator = {
    type: 'VariableDeclarator' as const,
    id: { type: 'Identifier' as const, name },
    init:
      typeof value === 'number'
        ? { type: 'Literal' as const, value }
        : {
            type: 'ArrayExpression' as const,
            elements: value.map((entry) => ({ type: 'Literal' as const, value: entry })),
          },
  };
  const declaration = { type: 'VariableDeclaration' as const, kind: 'const' as const, declarations: [declarator] };
  const statement = {
    type: 'ExportNamedDeclaration' as const,
    specifiers: [],
    attributes: [],
    source: null,
    declaration,
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
  };
}
