import { definition } from '#core/calculators/psychrometric/definition.ts';
import { calculate } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import type { Air } from '../../../components/chart/scale.ts';
import type { AirShown } from './air.ts';
import type { SavedReading } from './saved-readings.ts';

/** An air with what it says, at the pressure of the form. */
export interface AirWithFigures extends SavedReading {
  /** As the table and the chart count it, from 1. */
  readonly number: number;
  /** Null where air of this kind cannot be at this pressure: its water would boil. */
  readonly figures: Pick<AirShown, 'input' | 'result'> | null;
}

/** The airs that were kept, worked out anew at the place that the form names: one chart has one pressure. */
export function figuresOf(airs: readonly SavedReading[], values: AirShown['values']): readonly AirWithFigures[] {
  return airs.map((air, index) => {
    const checked = validate(definition, { ...values, temperature: air.temperature, humidity: air.humidity });
    const figures = checked.ok ? { input: checked.value, result: calculate(definition, checked.value) } : null;
    return { ...air, number: index + 1, figures };
  });
}

/** Where the airs stand on the chart. */
export function airsOf(airs: readonly AirWithFigures[]): readonly Air[] {
  return airs.flatMap(({ figures }) =>
    figures ? [{ temperatureF: figures.input.temperature, humidityPercent: figures.input.humidity }] : [],
  );
}
