import { definition as airScrubber } from '../calculators/air-scrubber/definition.ts';
import { definition as circuits } from '../calculators/circuits/definition.ts';
import { factors as dehumidification } from '../calculators/dehumidification/factors.ts';
import { resultOf } from '../calculators/shared/validate.ts';
import type { DryingJob, JobRoom, PlannedPower } from '../job/drying-job.ts';
import { memoize } from '../lib/memoize.ts';
import { energyFactors } from '../units/energy.ts';
import { withoutFloatError } from '../units/rounding.ts';
import { moverRange, type Plan } from './plan.ts';
import type { RoomPlan } from './room-plan.ts';

/** Scrubbers of a room at the calculator's own air changes and airflow. */
export interface RoomScrubbers {
  readonly roomId: string;
  readonly requiredCfm: number;
  readonly units: number;
}

/** Power of the planned equipment: distribution over circuits, and energy of the equipment that fits. */
export interface PowerPlan {
  readonly dehumidifiers: number;
  readonly airMovers: number;
  readonly scrubbers: number;
  readonly totalAmps: number;
  readonly usableAmps: number;
  /** Equipment that fits on no circuit. */
  readonly unitsLeft: number;
  readonly circuits: readonly {
    readonly breakerAmps: number;
    readonly usedAmps: number;
    readonly usableAmps: number;
    readonly machines: number;
  }[];
  readonly kilowattHoursPerDay: number;
  readonly dollarsPerDay: number;
  readonly dollarsPerKilowattHour: number;
}

const calculatorsOwn: PlannedPower = { scrubbers: 0, ownMovers: {}, ownDehumidifiers: {} };

/** Scrubbers by room; skips rooms that the calculator rejects. */
export function scrubbersOf({ rooms }: Pick<DryingJob, 'rooms'>): readonly RoomScrubbers[] {
  return scrubbersIn(rooms);
}

const scrubbersIn = memoize((rooms: readonly JobRoom[]): readonly RoomScrubbers[] =>
  rooms.flatMap(({ id, lengthFt: length, widthFt: width, heightFt: height }) => {
    const result = resultOf(airScrubber, { length, width, height });
    return result ? [{ roomId: id, requiredCfm: result.requiredCfm, units: result.unitsNeeded }] : [];
  }),
);

/**
 * Circuits, amps and energy of the plan, with the technician's own numbers or the most that the industry method gives.
 * Null without equipment, or if the calculator rejects the numbers.
 */
export function powerOf({ power = calculatorsOwn }: DryingJob, plan: Plan): PowerPlan | null {
  return poweredBy(plan, power);
}

const poweredBy = memoize((plan: Plan, power: PlannedPower): PowerPlan | null => {
  const counts = { ...machinesOf(power, plan), scrubbers: power.scrubbers };
  const result = resultOf(circuits, {
    ...counts,
    dehumidifierAmps: power.dehumidifierAmps ?? energyFactors.dehumidifierAmps.value,
    airMoverAmps: power.airMoverAmps ?? energyFactors.airMoverAmps.value,
    ...(power.scrubberAmps === undefined ? {} : { scrubberAmps: power.scrubberAmps }),
    ...(power.circuits15 === undefined ? {} : { circuits15: power.circuits15 }),
    ...(power.circuits20 === undefined ? {} : { circuits20: power.circuits20 }),
  });
  if (!result) return null;
  const dollarsPerKilowattHour = power.dollarsPerKilowattHour ?? dehumidification.energyRate.value;
  return {
    ...counts,
    totalAmps: result.totalAmps,
    usableAmps: result.usableAmps,
    unitsLeft: result.unitsLeft,
    circuits: result.plan.circuits.map(({ breakerAmps, usableAmps, usedAmps, loads }) => {
      return { breakerAmps, usableAmps, usedAmps, machines: loads.length };
    }),
    kilowattHoursPerDay: result.energyPerDay,
    dollarsPerDay: withoutFloatError(result.energyPerDay * dollarsPerKilowattHour),
    dollarsPerKilowattHour,
  };
});

/** Air movers to plan a room with: the technician's own number, or the most that the industry method gives. */
export function plannedMovers({ power }: Pick<DryingJob, 'power'>, room: RoomPlan): number {
  const [, most] = moverRange(room);
  return power?.ownMovers[room.roomId] ?? most;
}

/** Planned counts: own numbers take precedence over the industry method. */
function machinesOf(power: PlannedPower, { rooms, chambers }: Plan) {
  const movers = rooms.map((room) => plannedMovers({ power }, room));
  const dehumidifiers = chambers.map(({ chamberId, specificationUnits, industryUnitsHigh }) => {
    return power.ownDehumidifiers[chamberId] ?? industryUnitsHigh ?? specificationUnits ?? 0;
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { airMovers: sum(movers), dehumidifiers: sum(dehumidifiers) };
}
