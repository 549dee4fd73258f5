import { amountOf, type Known } from '../../algebra/evaluate.ts';
import type { Amount } from '../../algebra/expression.ts';
import { type Definition, type Fields, type InputOf, knownFrom, type Quantities } from '../definition/define.ts';
import { isBare, type Rule, ruleOf } from './rule.ts';

/** One step of the working. */
export interface Step {
  /** The quantity that it finds. */
  readonly id: string;
  readonly value: Amount;
  readonly unit: string;
  /** How many decimals people read. */
  readonly decimals: number;
  readonly rule: Rule;
}

/** Every step of a calculation that has a rule, with its numbers in it, in the order of the definition. */
export function stepsOf<F extends Fields, Q extends Quantities>(
  definition: Definition<F, Q>,
  input: InputOf<F>,
): readonly Step[] {
  const known: Known = knownFrom(definition.fields, input);
  const names = namesOf(definition);
  return Object.entries(definition.quantities).flatMap(([id, node]): readonly Step[] => {
    if (node.kind === 'computed' || isBare(node.is)) return [];
    const { is, unit, decimals } = node;
    return [{ id, value: amountOf(node, known), unit, decimals, rule: ruleOf(is, names, known) }];
  });
}

/** The names of a definition's fields, quantities, factors and tables. */
export function namesOf({ fields, quantities, factors }: Pick<Definition, 'fields' | 'quantities' | 'factors'>) {
  const entries = [fields, quantities, factors].flatMap((named) => Object.entries<unknown>(named));
  return new Map(entries.map(([name, one]) => [one, name]));
}
