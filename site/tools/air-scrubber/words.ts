import { airChangeNames } from '#content/en/calculators/scrubber-choices.ts';
import { scrubberPlacement } from '#content/en/calculators/scrubber-placement.ts';
import type { AirScrubberInput, AirScrubberResult } from '#core/calculators/air-scrubber/air-scrubber.ts';
import { makerRange, minutesToClear } from '#core/calculators/air-scrubber/clearing.ts';
import { clearances, factors, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { formatNumber, formatUpTo } from '#site/format.ts';
import type { Method } from '../shell/MethodComparison.tsx';
import type { Row } from '../shell/Results.tsx';
import { sizeText } from '../shell/size-text.ts';
import type { Step } from '../shell/Working.tsx';

/** The specified quantities, in the specified order; then the times to clear. */
export function resultRows(result: AirScrubberResult): readonly Row[] {
  return [
    { label: 'Required airflow', value: formatUpTo(result.requiredCfm), unit: 'CFM' },
    {
      label: 'Units needed',
      value: formatNumber(result.unitsNeeded),
      unit: result.unitsNeeded === 1 ? 'unit' : 'units',
    },
    { label: 'Actual airflow', value: formatNumber(result.actualCfm), unit: 'CFM' },
    { label: 'Actual air changes', value: formatNumber(result.actualAch, 1), unit: 'per hour' },
    { label: 'Room for each unit', value: formatUpTo(result.coveragePerUnit), unit: 'cu ft' },
    clearingRow('Minutes to clear 99 %', result.actualAch, clearances.most.value),
    {
      ...clearingRow('Minutes to clear 99.9 %', result.actualAch, clearances.nearlyAll.value),
      note: 'With perfect mixing and no new dust: the shortest time. Real rooms take longer.',
    },
  ];
}

function clearingRow(label: string, airChanges: number, removed: number): Row {
  return { label, value: minutesText(airChanges, removed), unit: 'min' };
}

/** Minutes to the nearest whole one, "under 1" below half a minute. */
export function minutesText(airChanges: number, removed: number): string {
  const minutes = minutesToClear(airChanges, removed);
  return minutes < 0.5 ? 'under 1' : formatNumber(minutes);
}

/** What was typed, for the copied text. */
export function inputRows(input: AirScrubberInput): readonly Row[] {
  return [
    { label: 'Room', value: sizeText(input.lengthFt, input.widthFt, input.heightFt), unit: 'ft' },
    { label: 'Air changes per hour', value: `${input.targetAch} (${airChangeNames[input.targetAch]})` },
    { label: 'Scrubber CFM', value: formatNumber(input.unitCfm), unit: 'CFM' },
  ];
}

/** Where to put them, for this count. */
export function placementTips({ unitsNeeded }: AirScrubberResult): readonly string[] {
  if (unitsNeeded === 1) return scrubberPlacement.one;
  return unitsNeeded === 2 ? scrubberPlacement.two : scrubberPlacement.many;
}

/** The specified airflow beside what a maker advises. */
export function airflowMethods(input: AirScrubberInput, result: AirScrubberResult): readonly Method[] {
  const { lowCfm, highCfm, lowUnits, highUnits } = makerRange(result.volume, input.unitCfm);
  const units =
    lowUnits === highUnits ? formatNumber(lowUnits) : `${formatNumber(lowUnits)} to ${formatNumber(highUnits)}`;
  return [
    {
      name: 'This calculator',
      answer: `${formatUpTo(result.requiredCfm)} CFM: ${formatNumber(result.unitsNeeded)} of ${formatNumber(result.unitCfm)} CFM`,
      source: `${input.targetAch} air changes an hour, “${airChangeNames[input.targetAch]}” on our list`,
    },
    {
      name: 'Maker’s advice: low to high',
      answer: `${formatUpTo(lowCfm, 0)} to ${formatUpTo(highCfm, 0)} CFM: ${units} of ${formatNumber(input.unitCfm)} CFM`,
      source: `Legend Brands, read 2026-11-21: ${makerAirChanges.plainFloor.value} air changes an hour as a plain floor, up to ${makerAirChanges.consultantHigh.value} if a consultant asks; ${makerAirChanges.dustLow.value} to ${makerAirChanges.dustHigh.value} for dust alone, ${makerAirChanges.mold.value} common for mold`,
    },
  ];
}

export const whyAirflow =
  'The arithmetic is the same; the two differ in the air changes they ask for. The standard as reported sets none, and nobody was found who asks for 15.';

/** Each step with the visitor's numbers. */
export function workingSteps(input: AirScrubberInput, result: AirScrubberResult): readonly Step[] {
  const n = (value: number) => formatUpTo(value);
  const minutes = factors.minutesPerHour.value;
  const clearing = (removed: number) => formatUpTo(minutesToClear(result.actualAch, removed), 1);
  return [
    {
      finds: 'Volume',
      rule: 'length × width × height',
      numbers: `${sizeText(input.lengthFt, input.widthFt, input.heightFt)} = ${n(result.volume)} cu ft`,
      source: 'geometry',
    },
    {
      finds: 'Required airflow',
      rule: `volume × air changes ÷ ${minutes}`,
      numbers: `${n(result.volume)} × ${result.targetAch} ÷ ${minutes} = ${n(result.requiredCfm)} CFM`,
      source: `arithmetic; the list of air changes: ${factors.defaultAirChanges.source}`,
    },
    {
      finds: 'Units needed',
      rule: 'required airflow ÷ airflow of one scrubber, rounded up',
      numbers: `${n(result.requiredCfm)} ÷ ${n(result.unitCfm)} = ${n(result.requiredCfm / result.unitCfm)}, so ${n(result.unitsNeeded)}`,
      source: factors.defaultUnitCfm.source,
    },
    {
      finds: 'Actual airflow and air changes',
      rule: `units × airflow; that × ${minutes} ÷ volume, to one decimal`,
      numbers: `${n(result.unitsNeeded)} × ${n(result.unitCfm)} = ${n(result.actualCfm)} CFM; × ${minutes} ÷ ${n(result.volume)} = ${formatNumber(result.actualAch, 1)}`,
      source: 'specification, section 9',
    },
    {
      finds: 'Minutes to clear',
      rule: `${minutes} ÷ actual air changes × ln(100), or ln(1,000) for 99.9 %`,
      numbers: `${minutes} ÷ ${n(result.actualAch)} × 4.605 = ${clearing(clearances.most.value)}; × 6.908 = ${clearing(clearances.nearlyAll.value)}`,
      source: clearances.most.source,
    },
  ];
}
