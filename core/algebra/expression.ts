import type { Factor, SourceId } from '../units/factor.ts';

/** A number; null where there is none: no factor for this machine, no dew point of dry air. */
export type Amount = number | null;

/**
 * A calculation as data: evaluated here, printed as the steps of the working, and written as a formula of a spreadsheet.
 * `gives` is never set: it carries the type of the value, null included, from the operands to the result.
 */
export interface Expression<out Value extends Amount = Amount> {
  readonly kind: Node['kind'];
  readonly gives?: Value;
}

/** What may stand in a calculation: a bare number only where it is geometry or arithmetic. */
export type Term<Value extends Amount = Amount> = Expression<Value> | Factor | number;

export type ChoiceValue = string | number;

/** A number that is given from outside: typed into a form, or read from a job. */
export interface NumberInput<out Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'decimal' | 'whole';
  readonly unit: string;
}

/** A choice that is given from outside. A number among the choices is an operand as well. */
export interface ChoiceInput<out Value extends ChoiceValue = ChoiceValue>
  extends Expression<Value extends number ? Value : never> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  /** A form writes `prefix` and the value: "class2" for class 2. */
  readonly prefix: string;
}

export type Operator =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'power'
  | 'exp'
  | 'ln'
  | 'least'
  | 'most'
  | 'round-up'
  | 'round-down'
  | 'round'
  | 'exact';

export interface NumberNode<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'number';
  readonly value: Value;
}

/** A named number with its source. */
export interface FactorNode extends Expression<number> {
  readonly kind: 'factor';
  readonly factor: Factor;
}

export interface Operation<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly of: readonly Expression[];
}

/** Numbers by choice, in one unit and from one source. */
export interface Table<Rows> {
  readonly unit: string;
  readonly source: SourceId;
  readonly rows: Rows;
}

export interface Lookup<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'lookup';
  readonly table: Table<unknown>;
  readonly by: readonly ChoiceInput[];
}

/** Whether two numbers, or a choice and one of its values, stand in a relation. Never true of null. */
export interface Test {
  readonly left: Expression;
  readonly is: '<' | '<=' | '>' | '>=' | '=';
  readonly right: Expression | ChoiceValue;
}

export interface When<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'when';
  readonly test: Test;
  readonly met: Expression;
  readonly otherwise: Expression;
}

/** The first amount, or the second where the first is null. */
export interface OrElse<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'or-else';
  readonly first: Expression;
  readonly second: Expression;
}

/** A named step of a calculation. */
export interface Quantity<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'quantity';
  readonly is: Expression;
  /** Empty for a plain number. */
  readonly unit: string;
  /** How many decimals people read. */
  readonly decimals: number;
}

/** What no expression says: an algorithm over inputs and earlier quantities. */
export interface Computed<Value = unknown> extends Expression<Value extends Amount ? Value : never> {
  readonly kind: 'computed';
  readonly from: readonly Expression[];
  readonly compute: (...values: never[]) => Value;
  readonly unit: string;
  readonly decimals: number;
  /** Whether the number that it finds is a step of the working. */
  readonly isStep?: boolean;
  /** The same number by another way, where a spreadsheet is to have it. */
  readonly inSheet?: Expression;
}

export type Node =
  | NumberNode
  | FactorNode
  | Operation
  | Lookup
  | When
  | OrElse
  | Quantity
  | Computed
  | NumberInput
  | ChoiceInput;
