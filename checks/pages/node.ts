/** The parts of a Markdown or MDX syntax tree that the checks read. */
export interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly attributes?: readonly Attribute[];
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null | undefined;
  /** Blank lines part the entries of a list, or the blocks of an entry. */
  readonly spread?: boolean | null | undefined;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: Point; readonly end?: Point } | undefined;
}

interface Point {
  readonly line: number;
  readonly offset?: number | undefined;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** The string value of a JSX attribute; undefined when it is missing or an expression. */
export function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((entry) => entry.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** True for `<Name>` written in MDX, in a line or as a block. */
export function isElement(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** All text under a node, as it is shown. */
export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return String(node.value);
  if (node.type === 'break') return ' ';
  return (node.children ?? []).map(textOf).join('');
}

/** Every node of a tree, parents before children. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}
