import { relative } from 'node:path';
import type { Node } from '../pages/node.ts';
import { claimErrors } from './claims.ts';

/**
 * Remark plugin: stops the build on a claim that its records do not carry and on a number without a source.
 * @throws Error with one line an error, `file:line: message`
 */
export function remarkChecked() {
  return (tree: Node, vfile: { path?: string }) => {
    const file = relative(process.cwd(), vfile.path ?? 'page.mdx');
    const errors = claimErrors(withoutExports(tree)).map(({ line, message }) => `${file}:${line}: ${message}`);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
}

/** Exports that other plugins have added to the tree are no words of the page; those in the file have a position. */
function withoutExports(tree: Node): Node {
  return { ...tree, children: (tree.children ?? []).filter((node) => node.type !== 'mdxjsEsm' || node.position) };
}
