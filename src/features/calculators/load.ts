import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { Parts } from './calculator.ts';

const files = import.meta.glob<{ readonly parts: Parts }>('./*/parts.tsx');

/** A calculator's definition and its own parts, by name: for pages while they are built, and for tests. */
export async function loadCalculator(name: CalculatorName) {
  const [{ definition }, own] = await Promise.all([calculators[name](), files[`./${name}/parts.tsx`]?.()]);
  return { definition, parts: own?.parts ?? {} };
}
