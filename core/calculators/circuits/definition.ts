import { add, compare, computed, exact, multiply, quantity } from '../../algebra/operations.ts';
import { circuitLimits } from '../../job/equipment.ts';
import { energyFactors } from '../../units/energy.ts';
import { kilowattHoursOf, voltsField } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';
import { decimal, unlessZero, whole } from '../shared/fields.ts';
import { factors, planCircuits, runningAmps } from './plan.ts';

const { hoursPerDay, wattsPerKilowatt, btuPerWattHour } = energyFactors;
const units = (first: number) => whole({ unit: 'unit', ...circuitLimits.units, first });
const amps = (first?: number) =>
  decimal({ unit: 'A', ...circuitLimits.amps, ...(first === undefined ? {} : { first }) });
const free = (first: number) => whole({ unit: 'circuit', ...circuitLimits.circuits, first });

const dehumidifiers = units(1);
const dehumidifierAmps = unlessZero(dehumidifiers, amps(energyFactors.dehumidifierAmps.value));
const airMovers = units(4);
const airMoverAmps = unlessZero(airMovers, amps(energyFactors.airMoverAmps.value));
const scrubbers = units(0);
/** No published figure was found: the plate of the machine has it. */
const scrubberAmps = unlessZero(scrubbers, amps());
const circuits15 = free(2);
const circuits20 = free(1);
const volts = voltsField();

const allUnits = quantity('unit', 0, add(dehumidifiers, airMovers, scrubbers));
const plan = computed(
  [dehumidifiers, dehumidifierAmps, airMovers, airMoverAmps, scrubbers, scrubberAmps, circuits15, circuits20],
  (dehumidifierCount, dehumidifierA, moverCount, moverA, scrubberCount, scrubberA, small, large) =>
    planCircuits(
      [
        { kind: 'dehumidifier', count: dehumidifierCount, amps: dehumidifierA },
        { kind: 'air-mover', count: moverCount, amps: moverA },
        { kind: 'scrubber', count: scrubberCount, amps: scrubberA },
      ],
      small,
      large,
    ),
);
/** Machines that no circuit can carry. */
const unitsLeft = computed([plan], ({ left }) => left.length, { unit: 'unit', isStep: true });
const running = computed([plan], runningAmps, { unit: 'A', decimals: 1 });

/** Which machine goes on which circuit, what is left over, and the electricity and heat of those that run. */
export const definition = define({
  name: 'circuits',
  fields: {
    dehumidifiers,
    dehumidifierAmps,
    airMovers,
    airMoverAmps,
    scrubbers,
    scrubberAmps,
    circuits15,
    circuits20,
    volts,
  },
  factors: { ...factors, hoursPerDay, wattsPerKilowatt, btuPerWattHour },
  quantities: {
    plan,
    units: allUnits,
    totalAmps: quantity(
      'A',
      1,
      exact(
        add(
          multiply(dehumidifiers, dehumidifierAmps),
          multiply(airMovers, airMoverAmps),
          multiply(scrubbers, scrubberAmps),
        ),
      ),
    ),
    usableAmps: quantity(
      'A',
      0,
      exact(
        multiply(
          add(multiply(circuits20, factors.largeBreaker), multiply(circuits15, factors.smallBreaker)),
          factors.continuousShare,
        ),
      ),
    ),
    unitsLeft,
    runningAmps: running,
    energyPerDay: kilowattHoursOf(running, volts),
    heatBtuPerHour: quantity('BTU/h', 0, exact(multiply(running, volts, btuPerWattHour))),
  },
  example: {},
  results: ['totalAmps', 'usableAmps', 'energyPerDay', 'heatBtuPerHour'],
  refusals: [
    { code: 'circuit-out-of-range', fault: 'out-of-range' },
    { code: 'circuit-fields-invalid' },
    {
      code: 'circuit-nothing',
      fields: ['dehumidifiers', 'airMovers', 'scrubbers'],
      refused: compare(allUnits, '=', 0),
    },
  ],
});
