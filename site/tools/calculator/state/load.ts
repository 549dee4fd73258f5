import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { Parts } from '../calculator.ts';

const files = import.meta.glob<{ readonly parts: Parts }>('../../calculators/*/parts.tsx');

/** A calculator's definition, and what is hand-made about it: one file each, and no other calculator's. */
export async function loadCalculator(name: CalculatorName) {
  const [{ definition }, own] = await Promise.all([
    calculators[name](),
    files[`../../calculators/${name}/parts.tsx`]?.(),
  ]);
  return { definition, parts: own?.parts ?? {} };
}

/** The source files that `loadCalculator` imports, so that a page can ask for them in its head. */
export function modulesOf(name: CalculatorName): readonly string[] {
  const own = `../../calculators/${name}/parts.tsx` in files ? [`site/tools/calculators/${name}/parts.tsx`] : [];
  return [`core/calculators/${name}/definition.ts`, ...own];
}
