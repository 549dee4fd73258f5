/** A node of a syntax tree of code, as far as the checks read it. */
export interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** True for a node of a syntax tree. */
export function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes below a node, in the order of the text. */
export function childrenOf(node: CodeNode): readonly CodeNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** The dotted name of an identifier, a member or an attribute: "console.error", "aria-label". Empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
  return String(node.name ?? node.value ?? '');
}
