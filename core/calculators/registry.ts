import type { Definition } from './shared/define.ts';

/** Every calculator by its name, which is its folder and its address. A definition is loaded when it is asked for. */
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

/** The definition of a calculator, for what is made of all of them alike. */
export async function definitionOf(name: CalculatorName): Promise<Definition> {
  const { definition } = await calculators[name]();
  return definition;
}
