import { definition } from '#core/calculators/air-movement/definition.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { parts } from './parts.tsx';

/** The island of this calculator. */
export function AirMovement(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
