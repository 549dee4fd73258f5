/** Every calculator by its name, which is its folder and its address. A definition is loaded when it is asked for. */
export const calculators = {
  dehumidification: () => import('./dehumidification/definition.ts'),
} as const;

export type CalculatorName = keyof typeof calculators;
