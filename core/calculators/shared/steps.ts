import { amountOf, type Known } from '../../algebra/evaluate.ts';
import type { Amount } from '../../algebra/expression.ts';
import { type Definition, type Fields, type InputOf, knownFrom, type Quantities } from './define.ts';
import { isBare, type Rule, ruleOf } from './rule.ts';

/** One step of the working. */
export interface Step {
  /** The quantity that it finds. */
  readonly id: string;
  readonly value: Amount;
  readonly unit: string;
  /** How many decimals people read. */
  readonly decimals: number;
  /** Of an algorithm, the numbers that it starts from, without signs. */
  readonly rule: Rule;
}

/**
 * Every step of a calculation with its numbers in it, in the order of the definition: what has a rule, and what an
 * algorithm finds that the definition calls a step. An algorithm that finds nothing is none: dry air has no dew point.
 */
export function stepsOf<F extends Fields, Q extends Quantities>(
  definition: Definition<F, Q>,
  input: InputOf<F>,
): readonly Step[] {
  const known: Known = knownFrom(definition.fields, input);
  const names = namesOf(definition);
  return Object.entries(definition.quantities).flatMap(([id, node]): readonly Step[] => {
    const { unit, decimals } = node;
    const step = { id, value: amountOf(node, known), unit, decimals };
    if (node.kind === 'quantity') return isBare(node.is) ? [] : [{ ...step, rule: ruleOf(node.is, names, known) }];
    if (!node.isStep || step.value === null) return [];
    return [{ ...step, rule: node.from.flatMap((one) => ruleOf(one, names, known)) }];
  });
}

/** The names of a definition's fields, quantities, factors and tables. */
export function namesOf({ fields, quantities, factors }: Pick<Definition, 'fields' | 'quantities' | 'factors'>) {
  const entries = [fields, quantities, factors].flatMap((named) => Object.entries<unknown>(named));
  return new Map(entries.map(([name, one]) => [one, name]));
}
