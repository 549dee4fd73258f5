import { amountOf, evaluate, holds, type Known, rowOf } from '../../algebra/evaluate.ts';
import type { Amount, Expression, Lookup, Node, Operation, Operator } from '../../algebra/expression.ts';
import { precedenceOf } from '../../algebra/operations.ts';
import type { SourceId } from '../../units/factor.ts';
import { type Definition, type Fields, type InputOf, knownFrom, type Quantities } from './define.ts';

export interface Step {
  readonly id: string;
  readonly value: Amount;
  readonly unit: string;
  readonly decimals: number;
  /** For an algorithm: its input numbers, without operators. */
  readonly rule: Rule;
}

/**
 * The worked steps of a calculation in the order of the definition: quantities with a formula, and results of algorithms that
 * are marked as steps. Omits algorithms without a result, such as the dew point of dry air.
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

/** An operand of a step: a field, an earlier quantity, a factor, or a table entry. */
export interface Operand {
  /** Its name in the definition, translated by the site. */
  readonly name: string;
  readonly from: 'field' | 'quantity' | 'factor' | 'table';
  readonly value: Amount;
  readonly unit: string;
  /** Where the number comes from: factors and tables. */
  readonly source?: SourceId;
  /** The choices that select the table entry, by field name. */
  readonly chosen?: Readonly<Record<string, string>>;
}

/** A part that is rounded to a whole number, with the exact and the rounded value. */
export interface Rounded {
  readonly rounded: 'up' | 'down' | 'nearest';
  readonly of: Rule;
  readonly exact: Amount;
  readonly value: Amount;
}

/** A formula as tokens from left to right: operands, numbers, rounded parts and the signs + − × ÷ ^ ( ) ; ln exp least most. */
export type Rule = readonly (Operand | Rounded | number | string)[];

export type Names = ReadonlyMap<unknown, string>;

const signs: Partial<Readonly<Record<Operator, string>>> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
  power: '^',
};

const roundings: Partial<Readonly<Record<Operator, Rounded['rounded']>>> = {
  'round-up': 'up',
  'round-down': 'down',
  round: 'nearest',
};

/** Whether a quantity is only an alias of a number. */
export function isBare(expression: Expression): boolean {
  const { kind } = expression as Node;
  return kind === 'lookup' || kind === 'factor' || kind === 'number';
}

/** The formula of an expression for the given values; of a conditional, only the branch taken. */
export function ruleOf(expression: Expression, names: Names, known: Known): Rule {
  const node = expression as Node;
  const rule = (one: Expression) => ruleOf(one, names, known);
  switch (node.kind) {
    case 'number':
      return node.value === null ? [] : [node.value];
    case 'operation':
      return ofOperation(node, names, known);
    case 'when':
      return rule(holds(node.test, known) ? node.met : node.otherwise);
    case 'or-else':
      return rule(amountOf(node.first, known) === null ? node.second : node.first);
    case 'quantity':
      if (!names.has(node)) return rule(node.is);
      if (!isBare(node.is)) return [named(node, 'quantity', node.unit, names, known)];
      return rule(node.is).map((one) => (isOperand(one) ? { ...one, name: names.get(node) ?? one.name } : one));
    case 'factor':
      return [{ name: names.get(node.factor) ?? '', from: 'factor', ...node.factor }];
    case 'lookup':
      return [ofLookup(node, names, known)];
    case 'computed':
      return [named(node, 'quantity', node.unit, names, known)];
    default:
      return [named(node, 'field', node.kind === 'choice' ? '' : node.unit, names, known)];
  }
}

function isOperand(part: Rule[number]): part is Operand {
  return typeof part === 'object' && 'name' in part;
}

function named(node: Node, from: Operand['from'], unit: string, names: Names, known: Known): Operand {
  return { name: names.get(node) ?? '', from, value: amountOf(node, known), unit };
}

function ofLookup(node: Lookup, names: Names, known: Known): Operand {
  const { table, by } = node;
  const chosen = by.map((field) => [names.get(field) ?? '', `${field.prefix}${evaluate(field, known)}`]);
  return {
    name: names.get(table) ?? '',
    from: 'table',
    value: rowOf(node, known),
    unit: table.unit,
    source: table.source,
    chosen: Object.fromEntries(chosen),
  };
}

function ofOperation({ operator, of }: Operation, names: Names, known: Known): Rule {
  const parts = of.map((one) => ruleOf(one, names, known));
  const [first = [], ...rest] = parts;
  if (operator === 'exact') return first;
  const rounded = roundings[operator];
  if (rounded) {
    const [inner] = of;
    const exact = inner ? amountOf(inner, known) : null;
    return [{ rounded, of: first, exact, value: amountOf({ kind: 'operation', operator, of } as Operation, known) }];
  }
  const sign = signs[operator];
  if (!sign) return [operator, '(', ...first, ...rest.flatMap((part) => [';', ...part]), ')'];
  const inParts = of.map((one, index) => {
    const part = parts[index] ?? [];
    return needsParentheses(one, operator, index, known) ? ['(', ...part, ')'] : part;
  });
  return inParts.flatMap((part, index) => (index === 0 ? part : [sign, ...part]));
}

/** Lower precedence inside higher, or equal precedence to the right of a minus or a division. */
function needsParentheses(expression: Expression, outer: Operator, index: number, known: Known): boolean {
  const one = precedenceOf(operatorOf(expression, known));
  const other = precedenceOf(outer);
  if (one > other) return false;
  return one < other || (index > 0 && (outer === 'subtract' || outer === 'divide')) || outer === 'power';
}

/** The outermost displayed operator. */
function operatorOf(expression: Expression, known: Known): Operator | undefined {
  const node = expression as Node;
  if (node.kind === 'when') return operatorOf(holds(node.test, known) ? node.met : node.otherwise, known);
  if (node.kind === 'or-else') {
    return operatorOf(amountOf(node.first, known) === null ? node.second : node.first, known);
  }
  if (node.kind !== 'operation') return undefined;
  const [first] = node.of;
  return node.operator === 'exact' && first ? operatorOf(first, known) : node.operator;
}
