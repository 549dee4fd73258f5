import { materialNames } from '#content/en/calculators/drying-choices.ts';
import {
  chartSource,
  classDivisors,
  desiccantAirChanges,
  factors,
  materialFactors,
  refrigerantFactors,
} from '#core/calculators/dehumidification/factors.ts';
import { energyFactors } from '#core/quantities/energy.ts';
import { formatDollars, formatUpTo } from '#site/format.ts';
import { sizeText } from '../shell/size-text.ts';
import type { Step } from '../shell/Working.tsx';
import type { DryingInput, DryingResult } from './rules.ts';
import { rangeText } from './words.ts';

/** Each step with the visitor's numbers, the specified method first. */
export function workingSteps(input: DryingInput, result: DryingResult): readonly Step[] {
  const { room } = input;
  const { specified } = result;
  const n = (value: number) => formatUpTo(value);
  return [
    {
      finds: 'Volume',
      rule: 'length × width × height',
      numbers: `${sizeText(room.lengthFt, room.widthFt, room.heightFt)} = ${n(specified.volume)} cu ft`,
      source: 'geometry',
    },
    {
      finds: 'Required capacity',
      rule: 'volume ÷ divisor of the class × factor of the material',
      numbers: `${n(specified.volume)} ÷ ${specified.classDivisor} × ${specified.materialFactor} (${materialNames[room.material].toLowerCase()}) = ${n(specified.requiredCapacity)} pints/day`,
      source: `house rule: ${classDivisors[room.damageClass].source}; ${materialFactors[room.material].source}`,
    },
    {
      finds: 'Dehumidifiers',
      rule: `capacity ÷ ${factors.pintsPerUnit.value}, rounded up`,
      numbers: `${n(specified.requiredCapacity)} ÷ ${factors.pintsPerUnit.value} = ${n(specified.requiredCapacity / factors.pintsPerUnit.value)}, so ${n(specified.unitsNeeded)}`,
      source: factors.pintsPerUnit.source,
    },
    {
      finds: 'Air movers',
      rule: `feet of wall ÷ ${factors.feetPerAirMover.value}, rounded up, plus ${factors.extraAirMovers.value}`,
      numbers: `${n(specified.perimeter)} ÷ ${factors.feetPerAirMover.value} = ${n(specified.perimeter / factors.feetPerAirMover.value)}, so ${n(specified.airMoversNeeded - 1)} + 1 = ${n(specified.airMoversNeeded)}`,
      source: factors.feetPerAirMover.source,
    },
    {
      finds: 'Energy and its cost',
      rule: 'dehumidifiers × 6.5 + air movers × 1.2; times four days; times the rate',
      numbers: `${n(specified.unitsNeeded)} × ${factors.dehumidifierEnergy.value} + ${n(specified.airMoversNeeded)} × ${factors.airMoverEnergy.value} = ${n(specified.energyPerDay)} kWh; × ${factors.days.value} = ${n(specified.fourDayEnergy)} kWh; × $${factors.energyRate.value} = ${formatDollars(specified.energyCost, 2)}`,
      source: `house rule: ${factors.energyRate.source}`,
    },
    chartStep(input, result),
    {
      finds: 'Energy from the plates',
      rule: '(machines × amps, added up) × volts × 24 ÷ 1,000',
      numbers: `(${n(specified.unitsNeeded)} × ${n(input.machine.dehumidifierAmps)} + ${n(specified.airMoversNeeded)} × ${n(input.machine.airMoverAmps)}) × ${n(input.machine.volts)} × 24 ÷ 1,000 = ${formatUpTo(result.energy.perDay, 1)} kWh`,
      source: `arithmetic; first amps: ${energyFactors.dehumidifierAmps.source}; ${energyFactors.airMoverAmps.source}`,
    },
  ];
}

function chartStep({ room, machine }: DryingInput, { specified, units }: DryingResult): Step {
  const finds = 'Industry capacity';
  const volume = formatUpTo(specified.volume);
  if (machine.machine === 'desiccant') {
    const changes = rangeText(desiccantAirChanges[room.damageClass]);
    return {
      finds,
      rule: 'volume × air changes an hour ÷ 60',
      numbers: `${volume} × ${changes} ÷ 60 = ${units.need ? rangeText(units.need) : ''} CFM`,
      source: chartSource,
    };
  }
  const factor = refrigerantFactors[machine.machine][room.damageClass];
  return {
    finds,
    rule: 'volume ÷ factor of the class and the machine',
    numbers:
      factor === null || units.need === null
        ? 'no factor for this machine at Class 4'
        : `${volume} ÷ ${factor} = ${rangeText(units.need)} pints/day`,
    source: chartSource,
  };
}
