import {
  type Alternatives,
  type CostParts,
  costAlternatives,
  costParts,
} from '#core/calculators/cost-builder/choices.ts';
import {
  type CostInput,
  type CostResult,
  calculateCost,
  validateCost,
} from '#core/calculators/cost-builder/cost-estimate.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import type { ToolRules } from '../shell/use-tool.ts';

export type CostField = 'area' | 'room' | 'source' | 'severity';

export interface EstimateResult {
  readonly cost: CostResult;
  readonly parts: CostParts;
  readonly alternatives: Alternatives;
}

export const costRules: ToolRules<CostField, CostInput, EstimateResult> = {
  defaults: { area: String(factors.firstArea.value), room: '', source: '', severity: '' },
  labels: { area: 'Affected area', room: 'Room type', source: 'Water source', severity: 'Severity' },
  validate: validateCost,
  calculate: (input) => ({
    cost: calculateCost(input),
    parts: costParts(input),
    alternatives: costAlternatives(input),
  }),
};
