import { definition } from '#core/calculators/cost-builder/definition.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { parts } from './parts.tsx';

/** The island of this calculator. */
export function CostBuilder(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
