import { useEffect, useState } from 'react';
import { definition } from '#core/calculators/psychrometric/definition.ts';
import { calculate } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import type { Air } from '../../../components/chart/scale.ts';
import { deviceStore } from '../../../lib/storage/store.ts';
import type { PsychrometricView } from './PsychrometricAnswer.tsx';

/** A named reading that stays on the chart, as form values: °F and percent. */
export interface SavedReading {
  readonly name: string;
  readonly temperature: string;
  readonly humidity: string;
}

/** More would cover the curves and need a second printed page. */
export const maxReadings = 6;

/** The readings saved on this device, loaded after the first render, and a function that replaces them. */
export function useSavedReadings(): readonly [readonly SavedReading[], (next: readonly SavedReading[]) => void] {
  const [readings, setReadings] = useState<readonly SavedReading[]>([]);
  useEffect(() => {
    loadReadings().then(setReadings, ignore);
  }, []);
  const replace = (next: readonly SavedReading[]) => {
    setReadings(next);
    saveReadings(next).catch(ignore);
  };
  return [readings, replace];
}

/** Without storage the readings last as long as the page. */
function ignore(): void {}

async function loadReadings(): Promise<readonly SavedReading[]> {
  return parseSavedReadings(await (await deviceStore()).read('airs'));
}

async function saveReadings(readings: readonly SavedReading[]): Promise<void> {
  const store = await deviceStore();
  await (readings.length === 0 ? store.forget('airs') : store.keep('airs', readings));
}

/** Validates stored readings: they may come from an older version or have been edited. */
export function parseSavedReadings(stored: unknown): readonly SavedReading[] {
  return Array.isArray(stored) ? stored.filter(isSavedReading).slice(0, maxReadings) : [];
}

function isSavedReading(entry: unknown): entry is SavedReading {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, temperature, humidity }: Partial<Record<keyof SavedReading, unknown>> = entry;
  return typeof name === 'string' && isNumber(temperature, '°F') && isNumber(humidity, '%');
}

function isNumber(text: unknown, sign: string): boolean {
  return typeof text === 'string' && parseDecimal(text, null, sign) !== null;
}

export interface EvaluatedReading extends SavedReading {
  /** The number in table and chart, from 1. */
  readonly number: number;
  /** Null if such air cannot exist at this pressure, because water would boil. */
  readonly figures: Pick<PsychrometricView, 'input' | 'result'> | null;
}

/** Evaluates saved readings at the altitude of the form: a chart has one pressure. */
export function evaluateReadings(
  readings: readonly SavedReading[],
  values: PsychrometricView['values'],
): readonly EvaluatedReading[] {
  return readings.map((reading, index) => {
    const checked = validate(definition, { ...values, temperature: reading.temperature, humidity: reading.humidity });
    const figures = checked.ok ? { input: checked.value, result: calculate(definition, checked.value) } : null;
    return { ...reading, number: index + 1, figures };
  });
}

/** The chart positions of readings that have quantities. */
export function chartPoints(readings: readonly EvaluatedReading[]): readonly Air[] {
  return readings.flatMap(({ figures }) =>
    figures ? [{ temperatureF: figures.input.temperature, humidityPercent: figures.input.humidity }] : [],
  );
}
