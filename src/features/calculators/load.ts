import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { Parts } from './calculator.ts';

/** The islands: `air-check/AirCheck.tsx` and so on. */
const islands = import.meta.glob<{ readonly parts: Parts }>(
  './*/{AirCheck,AirMovement,AirScrubber,Circuits,CostBuilder,Dehumidification,Psychrometric}.tsx',
);

/** A calculator's definition and its own parts, by name: for pages while they are built, and for tests. */
export async function loadCalculator(name: CalculatorName) {
  const component = name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const [{ definition }, island] = await Promise.all([calculators[name](), islands[`./${name}/${component}.tsx`]?.()]);
  return { definition, parts: island?.parts ?? {} };
}
