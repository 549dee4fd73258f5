import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { Parts } from './types.ts';

const modules: Readonly<Record<CalculatorName, () => Promise<{ readonly parts: Parts }>>> = {
  'air-check': () => import('./air-check/AirCheck.tsx'),
  'air-movement': () => import('./air-movement/AirMovement.tsx'),
  'air-scrubber': () => import('./air-scrubber/AirScrubber.tsx'),
  circuits: () => import('./circuits/Circuits.tsx'),
  'cost-builder': () => import('./cost-builder/CostBuilder.tsx'),
  dehumidification: () => import('./dehumidification/Dehumidification.tsx'),
  psychrometric: () => import('./psychrometric/Psychrometric.tsx'),
};

/** A calculator's definition and its UI parts, by name, for pages at build time and for tests. */
export async function loadCalculator(name: CalculatorName) {
  const [{ definition }, { parts }] = await Promise.all([calculators[name](), modules[name]()]);
  return { definition, parts };
}
