import type { ComponentType } from 'react';
import type { Address } from './calculator/address.ts';

/** The calculators that have a tool, and where each one's own part is. A page loads its own part only. */
export const tools = {
  psychrometric: () => import('./psychrometric/PsychrometricTool.tsx'),
  'air-movement': () => import('./air-movement/AirMovementTool.tsx'),
  'air-scrubber': () => import('./air-scrubber/AirScrubberTool.tsx'),
  circuits: () => import('./circuits/CircuitsTool.tsx'),
  'cost-builder': () => import('./cost-builder/CostBuilderTool.tsx'),
  'air-check': () => import('./air-check/AirCheckTool.tsx'),
} as const satisfies Record<string, () => Promise<{ readonly default: ComponentType<{ readonly address?: Address }> }>>;
export type CalculatorName = keyof typeof tools;
