import { relative } from 'node:path';
import type { Program } from 'estree';
import type { Node } from '#checks/pages/node.ts';
import { headOf } from '#checks/pages/parse-page.ts';
import { readBlocks } from './read-blocks.ts';
import { inSentences } from './read-inlines.ts';

interface Tree extends Node {
  children: Node[];
}

/** Folders whose pages are rendered from blocks only: as components they would be half of the bundle. */
const shownFromBlocks = /^content\/[^/]+\/(guides|blog|reviews)\/[^/]+$/;

/**
 * Remark plugin: exports the validated front matter of an MDX page, and stores its content as typed blocks
 * in `data.blocks` of the file.
 * Throws, and so stops the build, on invalid front matter or an unsupported block.
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

/** The part of a syntax tree node that this plugin uses. */
export interface Part {
  type: string;
  name?: string | null;
  value?: string;
  children?: Part[];
  position?: { start: { line: number }; end: { line: number } } | undefined;
}

/** A number, or a component with one, and its unit or half of the day: at the end of a line "8" alone would mislead. */
const numberAndUnit = /(?<=\d) (?=(?:[ap]\.m\.|A\b))|(?<=\d|^) (?=°F)/g;

/** Remark plugin: non-breaking spaces between numbers and what they count. */
export function remarkNonBreaking() {
  return (tree: Part) => joinUnits(tree);
}

function joinUnits(node: Part) {
  if (node.type === 'text' && node.value) node.value = node.value.replace(numberAndUnit, '\u00a0');
  for (const child of node.children ?? []) joinUnits(child);
}

/**
 * Remark plugin: wraps inline components in paragraphs. MDX unwraps paragraphs that consist of
 * components, so that consecutive claims would be joined without a space, outside of any `<p>`.
 * Lines without a blank line between them belong to one paragraph.
 */
export function remarkInlineWords() {
  return (tree: Part) => regroup(tree);
}

function regroup(parent: Part) {
  if (!parent.children) return;
  for (const child of parent.children) regroup(child);
  if (!parent.children.some(isLooseSentence)) return;
  const grouped: Part[] = [];
  for (const child of parent.children) {
    const paragraph = grouped.at(-1);
    if (!isLooseSentence(child)) grouped.push(child);
    else if (paragraph && continues(paragraph, child)) append(paragraph, child);
    else grouped.push({ type: 'paragraph', children: [asText(child)], position: child.position });
  }
  parent.children = grouped;
}

function isLooseSentence(node: Part): boolean {
  return node.type === 'mdxJsxFlowElement' && inSentences.has(node.name ?? '');
}

/** True when the sentence follows the paragraph on the same or the next line. */
function continues(paragraph: Part, sentence: Part): boolean {
  const [end, start] = [paragraph.position?.end.line, sentence.position?.start.line];
  return paragraph.type === 'paragraph' && end !== undefined && start !== undefined && start <= end + 1;
}

function append(paragraph: Part, sentence: Part) {
  paragraph.children?.push({ type: 'text', value: ' ' }, asText(sentence));
  if (paragraph.position && sentence.position) {
    Object.assign(paragraph, { position: { start: paragraph.position.start, end: sentence.position.end } });
  }
}

function asText(element: Part): Part {
  return { ...element, type: 'mdxJsxTextElement' };
}
