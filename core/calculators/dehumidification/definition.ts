import type { Expression } from '../../algebra/expression.ts';
import { add, chose, divide, exact, lookup, multiply, quantity, roundUp, when } from '../../algebra/operations.ts';
import { dehumidifierKinds } from '../../job/equipment.ts';
import { lossClasses } from '../../job/loss-class.ts';
import { materials } from '../../job/room.ts';
import { energyFactors } from '../../units/energy.ts';
import { areaOf, kilowattHoursOf, perimeterOf, sizeField, voltsField, volumeOf } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';
import { choice, decimal } from '../shared/fields.ts';
import { desiccantUnitCfm, factors, industryLimits, tables } from './factors.ts';

const { minutesPerHour, ...ours } = factors;
const { hoursPerDay, wattsPerKilowatt } = energyFactors;
const amps = (first: number) => decimal({ unit: 'A', ...industryLimits.amps, first });

const length = sizeField();
const width = sizeField();
const height = sizeField();
const material = choice(materials);
const damageClass = choice(lossClasses, { prefix: 'class' });
const machine = choice(dehumidifierKinds, { first: 'lgr' });
const ratedPints = decimal({ unit: 'pints/day', ...industryLimits.pints, first: ours.pintsPerUnit.value });
const ratedCfm = decimal({ unit: 'CFM', ...industryLimits.cfm, first: desiccantUnitCfm.value });
const dehumidifierAmps = amps(energyFactors.dehumidifierAmps.value);
const airMoverAmps = amps(energyFactors.airMoverAmps.value);
const volts = voltsField();
const rate = decimal({ unit: '$/kWh', ...industryLimits.rate, first: ours.energyRate.value });

const volume = volumeOf(length, width, height);
const perimeter = perimeterOf(length, width);
const classDivisor = quantity('cu ft per pint/day', 0, lookup(tables.classDivisors, damageClass));
const materialFactor = quantity('', 1, lookup(tables.materialFactors, material));
const requiredCapacity = quantity('pints/day', 2, exact(multiply(divide(volume, classDivisor), materialFactor)));
const unitsNeeded = quantity('unit', 0, roundUp(divide(requiredCapacity, ours.pintsPerUnit)));
const airMoversNeeded = quantity('unit', 0, add(roundUp(divide(perimeter, ours.feetPerAirMover)), ours.extraAirMovers));
const energyPerDay = quantity(
  'kWh',
  2,
  exact(add(multiply(unitsNeeded, ours.dehumidifierEnergy), multiply(airMoversNeeded, ours.airMoverEnergy))),
);
const fourDayEnergy = quantity('kWh', 2, exact(multiply(energyPerDay, ours.days)));
const energyCost = quantity('$', 2, exact(multiply(fourDayEnergy, ours.energyRate)));

const airflow = (changes: Expression<number>) =>
  quantity('CFM', 1, exact(divide(multiply(volume, changes), minutesPerHour)));

const conventionalPints = quantity(
  'pints/day',
  1,
  exact(divide(volume, lookup(tables.conventionalDivisors, damageClass))),
);
const lgrPints = quantity('pints/day', 1, exact(divide(volume, lookup(tables.lgrDivisors, damageClass))));
const desiccantCfmLow = airflow(lookup(tables.desiccantChangesLow, damageClass));
const desiccantCfmHigh = airflow(lookup(tables.desiccantChangesHigh, damageClass));

/** Machines of the visitor's rating: a desiccant by its airflow, the others by their pints. */
const refrigerantPints = when(chose(machine, 'lgr'), lgrPints, conventionalPints);
const machines = (cfm: Expression<number>) =>
  quantity(
    'unit',
    0,
    when(chose(machine, 'desiccant'), roundUp(divide(cfm, ratedCfm)), roundUp(divide(refrigerantPints, ratedPints))),
  );

const plateEnergyPerDay = kilowattHoursOf(
  add(multiply(unitsNeeded, dehumidifierAmps), multiply(airMoversNeeded, airMoverAmps)),
  volts,
);
const plateFourDayEnergy = quantity('kWh', 2, exact(multiply(plateEnergyPerDay, ours.days)));

/**
 * Dehumidifiers, air movers and energy of a room (specification, section 9, "Dehumidification"), beside the starting
 * chart of the trade and the energy by the plates of the machines.
 */
export const definition = define({
  name: 'dehumidification',
  fields: {
    length,
    width,
    height,
    material,
    damageClass,
    machine,
    ratedPints,
    ratedCfm,
    dehumidifierAmps,
    airMoverAmps,
    volts,
    rate,
  },
  groups: { machines: ['machine', 'ratedPints', 'ratedCfm', 'dehumidifierAmps', 'airMoverAmps', 'volts', 'rate'] },
  factors: { ...ours, ...tables, minutesPerHour, hoursPerDay, wattsPerKilowatt },
  quantities: {
    volume,
    area: areaOf(length, width),
    perimeter,
    classDivisor,
    materialFactor,
    requiredCapacity,
    unitsNeeded,
    airMoversNeeded,
    energyPerDay,
    fourDayEnergy,
    energyCost,
    conventionalPints,
    lgrPints,
    desiccantCfmLow,
    desiccantCfmHigh,
    industryUnitsLow: machines(desiccantCfmLow),
    industryUnitsHigh: machines(desiccantCfmHigh),
    plateEnergyPerDay,
    plateFourDayEnergy,
    plateEnergyCost: quantity('$', 2, exact(multiply(plateFourDayEnergy, rate))),
  },
  example: { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' },
  results: [
    'volume',
    'requiredCapacity',
    'unitsNeeded',
    'airMoversNeeded',
    'energyPerDay',
    'fourDayEnergy',
    'energyCost',
  ],
  refusals: [{ code: 'fields-invalid' }],
});
