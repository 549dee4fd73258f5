import type { Factor, SourceId } from '../units/factor.ts';

/** A number, or null where there is none: no factor for this equipment, no dew point of dry air. */
export type Amount = number | null;

/**
 * A node of a syntax tree that is evaluated, printed as worked steps, and exported as a spreadsheet formula.
 * `gives` is never set: it is a phantom type for the value, including null.
 */
export interface Expression<out Value extends Amount = Amount> {
  readonly kind: Node['kind'];
  readonly gives?: Value;
}

/** An operand. Bare numbers are for geometry and arithmetic only; everything else is a sourced factor. */
export type Term<Value extends Amount = Amount> = Expression<Value> | Factor | number;

export type ChoiceValue = string | number;

/** Numeric input, from a form or a job. */
export interface NumberInput<out Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'decimal' | 'whole';
  readonly unit: string;
}

/** Choice input. Numeric choices can be used as operands. */
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

export interface FactorNode extends Expression<number> {
  readonly kind: 'factor';
  readonly factor: Factor;
}

export interface Operation<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly of: readonly Expression[];
}

/** Numbers keyed by a choice, in one unit and from one source. */
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

/** Comparison of two numbers, or of a choice with a value. Never true for null. */
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

export interface Quantity<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'quantity';
  readonly is: Expression;
  /** Empty for a plain number. */
  readonly unit: string;
  /** How many decimals people read. */
  readonly decimals: number;
}

/** The result of a plain function of inputs and earlier quantities, where no expression can say it. */
export interface Computed<Value = unknown> extends Expression<Value extends Amount ? Value : never> {
  readonly kind: 'computed';
  readonly from: readonly Expression[];
  readonly compute: (...values: never[]) => Value;
  readonly unit: string;
  readonly decimals: number;
  /** Whether its number is shown as a worked step. */
  readonly isStep?: boolean;
  /** An equivalent expression for the spreadsheet export. */
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
