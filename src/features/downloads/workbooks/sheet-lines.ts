import type { Computed, Node, Quantity } from '#core/algebra/expression.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { nodesOf } from '../../../lib/xlsx/formula.ts';

/** A calculated line of a sheet: a quantity of the definition, or an unnamed intermediate step. */
export interface SheetLine {
  readonly node: Quantity | Computed;
  /** The quantity that it is, or is a step of. */
  readonly name: string;
  /** Number of the step; 0 for the quantity itself. */
  readonly step: number;
}

/** Whether a sheet can calculate the whole result: no plan, and no series of readings, which the drying log has. */
export function hasSheet({ quantities, results, pairs }: Definition): boolean {
  return (
    pairs.length === 0 &&
    results.every((name) => {
      const node = quantities[name];
      return node !== undefined && nodesOf(node).every((one) => one.kind !== 'computed' || one.inSheet);
    })
  );
}

/** The lines of a sheet in the order of the definition, each after its dependencies. */
export function sheetLines(definition: Definition): readonly SheetLine[] {
  const named = new Map(Object.entries(definition.quantities).map(([name, node]) => [node as Node, name]));
  const lines = new Map<Node, SheetLine>();
  const steps = new Map<string, number>();
  for (const [name, quantity] of Object.entries(definition.quantities)) {
    for (const node of nodesOf(quantity)) {
      if (lines.has(node) || (node.kind !== 'quantity' && node.kind !== 'computed')) continue;
      if (node.kind === 'computed' && !node.inSheet) continue;
      const own = named.get(node);
      const step = own === undefined ? (steps.get(name) ?? 0) + 1 : 0;
      if (own === undefined) steps.set(name, step);
      lines.set(node, { node, name: own ?? name, step });
    }
  }
  return [...lines.values()];
}
