import { readFileSync } from 'node:fs';

/** One row of the table that the calculators are held to. */
export interface Vector {
  readonly calculator: string;
  readonly input: Readonly<Record<string, number | string>>;
  readonly spec: Readonly<Record<string, number>>;
  readonly industry?: Readonly<Record<string, number | null>>;
}

const { vectors } = JSON.parse(
  readFileSync(new URL('../../core/calculators/calculator-vectors.json', import.meta.url), 'utf8'),
) as {
  readonly vectors: readonly Vector[];
};

/** The rows of one calculator. */
export function vectorsOf(calculator: string): readonly Vector[] {
  return vectors.filter((vector) => vector.calculator === calculator);
}

/** "7,000", "37.44": a number as the pages print it, with at most so many decimals. */
export function printed(value: number | null | undefined, decimals = 2): string {
  return (value ?? Number.NaN).toLocaleString('en-US', { maximumFractionDigits: decimals });
}

/** "$1,788" or "$18.90" */
export function printedDollars(value: number | undefined, decimals = 0): string {
  const amount = value ?? Number.NaN;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}
