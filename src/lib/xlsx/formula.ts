import type { Amount, ChoiceInput, Expression, Lookup, Node, Operator, Table, Test } from '#core/algebra/expression.ts';
import { precedenceOf } from '#core/algebra/operations.ts';
import { memoize } from '#core/lib/memoize.ts';
import type { Factor } from '#core/units/factor.ts';

export interface Places {
  /** The cell of an input or a quantity; undefined for a quantity to be inlined. */
  readonly cellOf: (node: Node) => string | undefined;
  readonly factor: (factor: Factor) => string;
  /** The lookup range of a table: keys and values. */
  readonly table: (table: Table<unknown>) => string;
  readonly choice: (input: ChoiceInput, value: string | number) => string | number;
}

const signs: Partial<Readonly<Record<Operator, string>>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  power: '^',
};

/**
 * Converts an expression to a spreadsheet formula without the leading "=". Without an amount it yields an error or an
 * empty text, which the cell of a nullable quantity catches.
 */
export function formulaOf(expression: Expression, places: Places): string {
  const node = expression as Node;
  switch (node.kind) {
    case 'number':
      return numberText(node.value);
    case 'factor':
      return places.factor(node.factor);
    case 'operation':
      return operation(node.operator, node.of, places);
    case 'lookup':
      return lookUp(node, places);
    case 'when':
      return `IF(${testOf(node.test, places)},${formulaOf(node.met, places)},${formulaOf(node.otherwise, places)})`;
    case 'or-else': {
      const first = formulaOf(node.first, places);
      return `IF(ISNUMBER(${first}),${first},${formulaOf(node.second, places)})`;
    }
    case 'quantity':
      return places.cellOf(node) ?? `(${formulaOf(node.is, places)})`;
    default:
      return places.cellOf(node) ?? '""';
  }
}

/** Converts a test to a boolean formula. A comparison with an empty cell is FALSE. */
export function testOf({ left, is, right }: Test, places: Places): string {
  const node = left as Node;
  if (node.kind === 'choice' && typeof right !== 'object') {
    const chosen = places.choice(node, right);
    return `${formulaOf(node, places)}=${typeof chosen === 'number' ? chosen : formulaText(chosen)}`;
  }
  const one = formulaOf(left, places);
  const other = typeof right === 'object' ? formulaOf(right, places) : String(right);
  const compared = `${one}${is}${other}`;
  return mayBeNull(left) ? `AND(ISNUMBER(${one}),${compared})` : compared;
}

/** Whether an expression may be null. Memoized, since expressions share parts. */
export const mayBeNull = memoize((expression: Expression): boolean => {
  const node = expression as Node;
  switch (node.kind) {
    case 'number':
      return node.value === null;
    case 'operation':
      return node.of.some((part) => mayBeNull(part));
    case 'lookup':
      return hasNull(node.table.rows);
    case 'when':
      return mayBeNull(node.met) || mayBeNull(node.otherwise);
    case 'or-else':
      return mayBeNull(node.second);
    case 'quantity':
      return mayBeNull(node.is);
    case 'computed':
      return true;
    case 'decimal':
    case 'whole':
      return 'blank' in node && node.blank === 'nothing';
    default:
      return false;
  }
});

function hasNull(rows: unknown): boolean {
  if (typeof rows !== 'object' || rows === null) return rows === null;
  return Object.values(rows).some(hasNull);
}

function numberText(value: Amount): string {
  if (value === null) return '""';
  const digits = String(value).toUpperCase();
  return value < 0 ? `(${digits})` : digits;
}

/** A lookup by the labels of one or two choices, joined as in the factor table. */
function lookUp({ table, by }: Lookup, places: Places): string {
  const name = by.map((field) => formulaOf(field, places)).join('&", "&');
  return `VLOOKUP(${name},${places.table(table)},2,FALSE)`;
}

function operation(operator: Operator, of: readonly Expression[], places: Places): string {
  const sign = signs[operator];
  if (sign) return of.map((one, index) => operand(one, index, precedenceOf(operator), places)).join(sign);
  const [first = ''] = of.map((one) => formulaOf(one, places));
  switch (operator) {
    case 'exp':
      return `EXP(${first})`;
    case 'ln':
      return `LN(${first})`;
    // MIN and MAX ignore text; "+0" turns it into an error, so that null stays null.
    case 'least':
      return `MIN(${of.map((one) => `${operand(one, 0, 1, places)}+0`).join(',')})`;
    case 'most':
      return `MAX(${of.map((one) => `${operand(one, 0, 1, places)}+0`).join(',')})`;
    case 'round-up':
      return `-INT(-${twelveDigits(first)})`;
    case 'round-down':
      return `INT(${twelveDigits(first)})`;
    case 'round':
      return `ROUND(${twelveDigits(first)},0)`;
    // Cells keep 15 digits, which drops binary rounding noise.
    default:
      return first;
  }
}

/** Rounds to twelve digits before counting, as core does; 1E-9 avoids the logarithm of zero. */
function twelveDigits(formula: string): string {
  return `ROUND(${formula},11-INT(LOG10(ABS(${formula})+1E-9)))`;
}

/** Adds parentheses where precedence or a non-commutative operator requires them. */
function operand(expression: Expression, index: number, outer: number, places: Places): string {
  const formula = formulaOf(expression, places);
  const inner = outermost(expression);
  return inner < outer || (index > 0 && inner === outer) || (outer === 3 && inner === 3) ? `(${formula})` : formula;
}

function outermost(expression: Expression): number {
  const node = expression as Node;
  if (node.kind !== 'operation') return precedenceOf(undefined);
  const [first] = node.of;
  if (node.operator === 'exact' && first) return outermost(first);
  // Its formula begins with a minus.
  return node.operator === 'round-up' ? precedenceOf('subtract') : precedenceOf(node.operator);
}

/** All nodes of an expression in post-order. */
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

/** A quoted string for a formula. */
export function formulaText(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A reference to another sheet, quoted where necessary. */
export function onSheet(sheet: string, cells: string): string {
  const isPlain = /^[A-Za-z][A-Za-z0-9]*$/.test(sheet);
  return `${isPlain ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${cells}`;
}
