import type { Definition } from './shared/define.ts';

/** Lazy loaders of the calculators by name, which is also the folder and the URL. */
export const calculators = {
  psychrometric: () => import('./psychrometric/definition.ts'),
  dehumidification: () => import('./dehumidification/definition.ts'),
  'air-movement': () => import('./air-movement/definition.ts'),
  'air-scrubber': () => import('./air-scrubber/definition.ts'),
  'cost-builder': () => import('./cost-builder/definition.ts'),
  circuits: () => import('./circuits/definition.ts'),
  'air-check': () => import('./air-check/definition.ts'),
} as const;

export type CalculatorName = keyof typeof calculators;

/** Loads the definition of a calculator by name. */
export async function definitionOf(name: CalculatorName): Promise<Definition> {
  const { definition } = await calculators[name]();
  return definition;
}
