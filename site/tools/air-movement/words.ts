import { airMoverNames, surfaceNames } from '#content/en/calculators/air-mover-choices.ts';
import { positionWords } from '#content/en/calculators/air-mover-placement.ts';
import { airMoverTypes, factors, industryFactors, surfaceFactors } from '#core/calculators/air-movement/factors.ts';
import type { AreaCount } from '#core/calculators/air-movement/industry.ts';
import { layoutMovers } from '#core/calculators/air-movement/layout.ts';
import { formatNumber, formatUpTo } from '#site/format.ts';
import type { Method } from '../shell/MethodComparison.tsx';
import type { Row } from '../shell/Results.tsx';
import { sizeText } from '../shell/size-text.ts';
import type { Step } from '../shell/Working.tsx';
import type { MovingInput, MovingResult } from './rules.ts';

/** The specified quantities, in the specified order. */
export function resultRows({ specified }: MovingResult): readonly Row[] {
  return [
    {
      label: 'Air movers',
      value: formatNumber(specified.unitsNeeded),
      unit: specified.unitsNeeded === 1 ? 'unit' : 'units',
    },
    { label: 'Total airflow', value: formatNumber(specified.requiredCFM), unit: 'CFM' },
    {
      label: 'Air velocity',
      value: formatUpTo(specified.airVelocity),
      unit: 'FPM',
      note: 'Airflow over floor area: CFM for each square foot. An average, not the speed at the wet surface.',
    },
    { label: 'Coverage per unit', value: formatUpTo(specified.coveragePerUnit), unit: 'sq ft' },
  ];
}

/** What was typed, for the copied text. */
export function inputRows({ room, wet }: MovingInput): readonly Row[] {
  return [
    { label: 'Room', value: sizeText(room.lengthFt, room.widthFt), unit: 'ft' },
    { label: 'Air mover type', value: airMoverNames[room.type] },
    { label: 'Surface type', value: surfaceNames[room.surface] },
    ...(wet.wetFloorSqFt === null
      ? [{ label: 'Wet floor', value: 'all of it' }]
      : [{ label: 'Wet floor', value: formatUpTo(wet.wetFloorSqFt), unit: 'sq ft' }]),
    { label: 'Wet ceiling and upper wall', value: formatUpTo(wet.wetUpperSqFt), unit: 'sq ft' },
    { label: 'Insets and offsets', value: String(wet.insets) },
  ];
}

/** Where to put them, for this count. */
export function placementTips({ room }: MovingInput, { specified }: MovingResult): readonly string[] {
  const { spacingFt } = layoutMovers(room.lengthFt, room.widthFt, specified.unitsNeeded);
  return [
    ...specified.positions.map((position) => positionWords[position]),
    ...(spacingFt === null ? [] : [spacingTip(spacingFt)]),
    `Turn each one ${factors.angleLow.value} to ${factors.angleHigh.value} degrees toward the wall. Our rule; the standard as reported allows ${industryFactors.angleLow.value} to ${industryFactors.angleHigh.value}, all the same way on the first day.`,
    `At the wet surface aim for ${factors.velocityLow.value} to ${factors.velocityHigh.value} feet a minute, our rule of thumb. An airspeed meter tells.`,
  ];
}

function spacingTip(spacingFt: number): string {
  const rule = `Our rule is one every ${factors.spacingLow.value} to ${factors.spacingHigh.value} feet of wall`;
  const here = `this count makes it one every ${formatUpTo(spacingFt, 1)} feet`;
  if (spacingFt < factors.spacingLow.value) return `${rule}; ${here}. That is close: look at the area method first.`;
  return spacingFt > factors.spacingHigh.value ? `${rule}; ${here}.` : `${rule}, and ${here}.`;
}

/** The specified count beside the area method and its alternative. */
export function countMethods({ room, wet }: MovingInput, { specified, industry }: MovingResult): readonly Method[] {
  const { low, high, lowerWallsOnly } = industry;
  return [
    {
      name: 'This calculator',
      answer: `${formatNumber(specified.unitsNeeded)} air movers`,
      source: `Our rule of thumb: (${specified.baseUnits} for the walls + ${specified.roomUnit} + ${specified.offsetUnits} for the floor) × ${surfaceFactors[room.surface].value} for ${surfaceNames[room.surface].toLowerCase()}`,
    },
    {
      name: 'Industry method: by wet area',
      answer: `${formatNumber(low.total)} to ${formatNumber(high.total)} air movers`,
      source: `${industryFactors.floorLow.source}; ${wet.wetFloorSqFt === null ? 'the whole floor wet' : 'for the wet parts you typed'}. Low for open rooms, high for cluttered ones.`,
    },
    {
      name: 'Alternative: only the lower walls are wet',
      answer: `${formatNumber(lowerWallsOnly)} air movers`,
      source: `One for each ${industryFactors.feetPerUnit.value} feet of wall, when the water came less than 2 feet into the room. Never added to the area count. ${industryFactors.feetPerUnit.source}`,
    },
  ];
}

/** One sentence on why they differ. */
export function whyCounts({ specified }: MovingResult): string {
  const other = specified.baseUnits + specified.roomUnit;
  return `Our rule adds walls and floor and raises both for the surface; the trade counts one or the other, whatever the surface. Our dehumidification calculator counts walls plus one: ${formatNumber(other)} here.`;
}

/** Each step with the visitor's numbers, the specified method first. */
export function workingSteps({ room, wet }: MovingInput, { specified, industry }: MovingResult): readonly Step[] {
  const surface = surfaceFactors[room.surface];
  const n = (value: number) => formatUpTo(value);
  return [
    {
      finds: 'Machines for the walls',
      rule: `feet of wall ÷ ${factors.feetPerUnit.value}, rounded up`,
      numbers: `${n(specified.perimeter)} ÷ ${factors.feetPerUnit.value} = ${n(specified.perimeter / factors.feetPerUnit.value)}, so ${n(specified.baseUnits)}`,
      source: factors.feetPerUnit.source,
    },
    {
      finds: 'Machines for the floor',
      rule: `(area − ${factors.offsetFrom.value}) ÷ ${factors.offsetStep.value}, rounded down; none up to ${factors.offsetFrom.value} sq ft`,
      numbers: `(${n(specified.area)} − ${factors.offsetFrom.value}) ÷ ${factors.offsetStep.value}, so ${n(specified.offsetUnits)}`,
      source: `house rule: ${factors.offsetStep.source}`,
    },
    {
      finds: 'Air movers',
      rule: '(walls + room + floor) × factor of the surface, rounded up',
      numbers: `(${n(specified.baseUnits)} + ${specified.roomUnit} + ${n(specified.offsetUnits)}) × ${surface.value} = ${n(specified.totalUnitsBase * surface.value)}, so ${n(specified.unitsNeeded)}`,
      source: `house rule: ${surface.source}`,
    },
    {
      finds: 'Total airflow',
      rule: 'air movers × airflow of one',
      numbers: `${n(specified.unitsNeeded)} × ${n(airMoverTypes[room.type].value)} = ${n(specified.requiredCFM)} CFM`,
      source: airMoverTypes[room.type].source,
    },
    {
      finds: 'Air velocity and coverage',
      rule: 'airflow ÷ floor area; floor area ÷ air movers',
      numbers: `${n(specified.requiredCFM)} ÷ ${n(specified.area)} = ${n(specified.airVelocity)}; ${n(specified.area)} ÷ ${n(specified.unitsNeeded)} = ${n(specified.coveragePerUnit)} sq ft`,
      source: 'specification, section 9',
    },
    {
      finds: 'Industry count',
      rule: `1 for the room + wet floor ÷ ${industryFactors.floorLow.value} to ${industryFactors.floorHigh.value} + wet ceiling and upper wall ÷ ${industryFactors.upperLow.value} to ${industryFactors.upperHigh.value} + insets, each rounded up`,
      numbers: `${n(wet.wetFloorSqFt ?? specified.area)} sq ft of floor, ${n(wet.wetUpperSqFt)} above: low ${parts(industry.low)}; high ${parts(industry.high)}`,
      source: industryFactors.floorLow.source,
    },
  ];
}

function parts({ room, floor, upper, insets, total }: AreaCount): string {
  return `${room} + ${formatNumber(floor)} + ${formatNumber(upper)} + ${insets} = ${formatNumber(total)}`;
}
