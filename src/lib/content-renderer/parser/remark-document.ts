import { relative } from 'node:path';
import type { Program } from 'estree';
import { headOf } from '#checks/pages/parse-page.ts';
import type { Node } from '#checks/pages/node.ts';
import { readBlocks } from './read-blocks.ts';

interface Tree extends Node {
  children: Node[];
}

/** Folders whose pages are shown from their blocks alone: as components, they would be half of all that the build bundles. */
const shownFromBlocks = /^content\/[^/]+\/(guides|blog|reviews)\/[^/]+$/;

/**
 * Remark plugin: exports from an MDX page its checked head (`frontmatter`), and leaves its words with the file, as typed blocks
 * (`data.blocks`).
 * Throws, and so stops the build, on a malformed head and on a block that cannot be read.
 */
export function remarkDocument() {
  return (tree: Tree, vfile: { path?: string; data: Record<string, unknown> }) => {
    const file = relative(process.cwd(), vfile.path ?? 'page.mdx');
    const head = exported('frontmatter', headOf(file, tree));
    vfile.data.blocks = blocksOf(file, tree);
    tree.children = shownFromBlocks.test(file) ? [head] : [...tree.children, head];
  };
}

function blocksOf(file: string, tree: Node) {
  try {
    return readBlocks(tree);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** `export const <name> = JSON.parse('<value>')`, as the syntax tree that MDX compiles. */
function exported(name: string, value: unknown): Node & { readonly data: { readonly estree: Program } } {
  const parse = {
    type: 'MemberExpression' as const,
    object: { type: 'Identifier' as const, name: 'JSON' },
    property: { type: 'Identifier' as const, name: 'parse' },
    computed: false,
    optional: false,
  };
  const init = {
    type: 'CallExpression' as const,
    callee: parse,
    arguments: [{ type: 'Literal' as const, value: JSON.stringify(value) }],
    optional: false,
  };
  const declarator = { type: 'VariableDeclarator' as const, id: { type: 'Identifier' as const, name }, init };
  const statement = {
    type: 'ExportNamedDeclaration' as const,
    specifiers: [],
    attributes: [],
    source: null,
    declaration: { type: 'VariableDeclaration' as const, kind: 'const' as const, declarations: [declarator] },
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
  };
}
