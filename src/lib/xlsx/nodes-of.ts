import type { Expression, Node } from '#core/algebra/expression.ts';

/** Every node that a sheet needs for an expression, itself last. */
export function nodesOf(expression: Expression): readonly Node[] {
  const found = new Set<Node>();
  const visit = (one: Expression) => {
    const node = one as Node;
    if (found.has(node)) return;
    for (const part of partsOf(node)) visit(part);
    found.add(node);
  };
  visit(expression);
  return [...found];
}

function partsOf(node: Node): readonly Expression[] {
  switch (node.kind) {
    case 'operation':
      return node.of;
    case 'lookup':
      return node.by;
    case 'when': {
      const { left, right } = node.test;
      return [left, ...(typeof right === 'object' ? [right] : []), node.met, node.otherwise];
    }
    case 'or-else':
      return [node.first, node.second];
    case 'quantity':
      return [node.is];
    case 'computed':
      return node.inSheet ? [node.inSheet] : node.from;
    default:
      return [];
  }
}
