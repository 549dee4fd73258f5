import { definition } from '#core/calculators/air-check/definition.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { parts } from './parts.tsx';

/** The island of this calculator. */
export function AirCheck(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
