import { damageClassNames, machineNames, materialNames } from '#content/en/calculators/drying-choices.ts';
import { chartSource, factors } from '#core/calculators/dehumidification/factors.ts';
import { type Range, refrigerantRange } from '#core/calculators/dehumidification/industry.ts';
import { formatDollars, formatNumber, formatUpTo } from '#site/format.ts';
import type { Method } from '../shell/MethodComparison.tsx';
import type { Row } from '../shell/Results.tsx';
import { sizeText } from '../shell/size-text.ts';
import type { DryingInput, DryingResult } from './rules.ts';

/** The specified quantities, in the specified order. */
export function resultRows({ specified }: DryingResult): readonly Row[] {
  return [
    { label: 'Volume', value: formatUpTo(specified.volume), unit: 'cu ft' },
    { label: 'Required capacity', value: formatUpTo(specified.requiredCapacity), unit: 'pints/day' },
    {
      label: 'Dehumidifiers',
      value: formatNumber(specified.unitsNeeded),
      unit: count(specified.unitsNeeded),
      note: `of ${factors.pintsPerUnit.value} pints a day each, rounded up`,
    },
    { label: 'Air movers', value: formatNumber(specified.airMoversNeeded), unit: count(specified.airMoversNeeded) },
    { label: 'Energy per day', value: formatUpTo(specified.energyPerDay), unit: 'kWh' },
    { label: 'Four-day energy', value: formatUpTo(specified.fourDayEnergy), unit: 'kWh' },
    {
      label: 'Energy cost',
      value: formatDollars(specified.energyCost, 2),
      note: `four days at $${factors.energyRate.value} per kWh`,
    },
  ];
}

function count(units: number): string {
  return units === 1 ? 'unit' : 'units';
}

/** What was typed, for the copied text. */
export function inputRows({ room, machine }: DryingInput): readonly Row[] {
  const desiccant = machine.machine === 'desiccant';
  return [
    { label: 'Room', value: sizeText(room.lengthFt, room.widthFt, room.heightFt), unit: 'ft' },
    { label: 'Material', value: materialNames[room.material] },
    { label: 'Damage class', value: damageClassNames[room.damageClass] },
    { label: 'Machine for the chart', value: machineNames[machine.machine] },
    desiccant
      ? { label: 'Airflow of one machine', value: formatUpTo(machine.ratedCfm), unit: 'CFM' }
      : { label: 'Rating of one machine', value: formatUpTo(machine.ratedPints), unit: 'pints/day' },
  ];
}

/** "240", or "400 to 600" where low and high differ. */
export function rangeText({ low, high }: Range): string {
  return low === high ? formatUpTo(low, 1) : `${formatUpTo(low, 1)} to ${formatUpTo(high, 1)}`;
}

/** The specified capacity beside the published chart. */
export function capacityMethods({ room, machine }: DryingInput, { specified, capacity, units }: DryingResult) {
  const range = refrigerantRange(capacity);
  const chosen: Method = {
    name: `Industry method: ${machineNames[machine.machine]}`,
    answer:
      units.need === null || units.units === null
        ? 'The chart has no factor for this machine at Class 4.'
        : `${rangeText(units.need)} ${units.unit}: ${rangeText(units.units)} of ${
            units.unit === 'CFM' ? `${formatUpTo(machine.ratedCfm)} CFM` : `${formatUpTo(machine.ratedPints)} pints`
          }`,
    source: chartSource,
  };
  const all: Method = {
    name: 'Industry method: low to high',
    answer: `${rangeText(range)} pints/day refrigerant, or ${rangeText(capacity.desiccantCfm)} CFM desiccant`,
    source: 'The same chart over its machines. The daily readings decide.',
  };
  const house: Method = {
    name: 'This calculator',
    answer: `${formatUpTo(specified.requiredCapacity)} pints/day: ${formatNumber(specified.unitsNeeded)} of ${factors.pintsPerUnit.value} pints`,
    source: `Our rule of thumb: cubic feet ÷ ${specified.classDivisor} × ${specified.materialFactor} for ${materialNames[room.material].toLowerCase()}`,
  };
  return [house, chosen, all];
}

/** One sentence on why the two differ. */
export function whyCapacity({ specified, capacity }: DryingResult): string {
  const times = specified.requiredCapacity / capacity.lgrPints;
  const compared =
    Math.abs(times - 1) < 0.005 ? 'Here both give the same' : `Here ours is ${formatUpTo(times)} times the LGR figure`;
  return `Our rule knows the material but not the machine; the chart knows the machine but not the material. ${compared}.`;
}

/** The specified energy beside the plates. */
export function energyMethods({ machine }: DryingInput, { specified, energy }: DryingResult): readonly Method[] {
  return [
    {
      name: 'This calculator',
      answer: `${formatUpTo(specified.energyPerDay)} kWh/day, ${formatDollars(specified.energyCost, 2)} for four days`,
      source: `Our rule of thumb: ${factors.dehumidifierEnergy.value} and ${factors.airMoverEnergy.value} kWh a day for each machine`,
    },
    {
      name: 'From the plates: amps × volts × 24 h',
      answer: `${formatUpTo(energy.perDay, 1)} kWh/day, ${formatDollars(energy.cost, 2)} for four days`,
      source: `${formatUpTo(machine.dehumidifierAmps)} A and ${formatUpTo(machine.airMoverAmps)} A at ${formatUpTo(machine.volts)} V, $${formatUpTo(machine.rate, 4)} per kWh`,
    },
  ];
}

export const whyEnergy = 'Our figures suit small machines; restoration machines draw more, so budget by the plates.';
