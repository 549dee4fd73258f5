import type { Chamber, DryingJob, JobRoom, PlannedDehumidifier } from '../job/drying-job.ts';
import type { AirMoverType } from '../job/equipment.ts';
import { type LossClass, lossClassOf, surfaceSqFt, wetSqFt } from '../job/loss-class.ts';
import { memoize } from '../lib/memoize.ts';
import { wholeUnitsFor, withoutFloatError } from '../units/rounding.ts';
import { type RoomPlan, roomPlanOf } from './room-plan.ts';

/** The dehumidifiers of a chamber: the needs of its rooms are added, then rounded up once. */
export interface ChamberPlan {
  readonly chamberId: string;
  readonly volumeCuFt: number;
  readonly wetSharePercent: number;
  readonly lossClassOfChamber: LossClass;
  readonly specificationPints: number;
  /** Dehumidifiers of the planned rating; null for a desiccant, which this method does not cover. */
  readonly specificationUnits: number | null;
  /** Pints a day for the planned kind; null for a desiccant or if the chart has no factor. */
  readonly industryPints: number | null;
  /** Dehumidifiers of the planned rating; for a desiccant by the lower airflow. */
  readonly industryUnits: number | null;
  readonly industryUnitsHigh: number | null;
}

/** Equipment of a job by both methods. Totals are null if a part has no figure. */
export interface Plan {
  /** Excludes rooms whose measures the calculators reject. */
  readonly rooms: readonly RoomPlan[];
  readonly specification: {
    readonly requiredPints: number;
    readonly dehumidifiersOf70RoomByRoom: number;
    readonly dehumidifiersOfRatingByChamber: number | null;
    readonly airMovers: number;
  };
  readonly industry: {
    readonly conventionalPints: number | null;
    readonly lgrPints: number;
    readonly desiccantCfmLow: number;
    readonly desiccantCfmHigh: number;
    readonly dehumidifiersOfRatingByChamber: number | null;
    readonly dehumidifiersOfRatingByChamberHigh: number | null;
    readonly airMoversLow: number;
    readonly airMoversHigh: number;
  };
  readonly chambers: readonly ChamberPlan[];
}

/** Plans a job: air movers room by room, dehumidifiers chamber by chamber. */
export function planOf({ rooms, chambers, plannedDehumidifier, airMoverType }: DryingJob): Plan {
  return memoizedPlan(rooms, chambers, plannedDehumidifier, airMoverType);
}

const memoizedPlan = memoize(computePlan);

function computePlan(
  measured: readonly JobRoom[],
  grouped: readonly Chamber[],
  dehumidifier: PlannedDehumidifier,
  movers: AirMoverType,
): Plan {
  const rooms = measured.map((room) => roomPlanOf(room, movers)).filter((plan) => plan !== null);
  const chambers = grouped.map((chamber) => chamberPlanOf(chamber, measured, dehumidifier, rooms));
  return {
    rooms,
    specification: {
      requiredPints: sumOf(rooms.map(({ specification }) => specification.requiredPints)),
      dehumidifiersOf70RoomByRoom: sumOf(rooms.map(({ specification }) => specification.dehumidifiersOf70)),
      dehumidifiersOfRatingByChamber: sumOrNull(chambers.map(({ specificationUnits }) => specificationUnits)),
      airMovers: sumOf(rooms.map(({ specification }) => specification.airMovers)),
    },
    industry: {
      conventionalPints: sumOrNull(rooms.map(({ industry }) => industry.conventionalPints)),
      lgrPints: sumOf(rooms.map(({ industry }) => industry.lgrPints)),
      desiccantCfmLow: sumOf(rooms.map(({ industry }) => industry.desiccantCfmLow)),
      desiccantCfmHigh: sumOf(rooms.map(({ industry }) => industry.desiccantCfmHigh)),
      dehumidifiersOfRatingByChamber: sumOrNull(chambers.map(({ industryUnits }) => industryUnits)),
      dehumidifiersOfRatingByChamberHigh: sumOrNull(chambers.map(({ industryUnitsHigh }) => industryUnitsHigh)),
      airMoversLow: sumOf(rooms.map((room) => moverRange(room)[0])),
      airMoversHigh: sumOf(rooms.map((room) => moverRange(room)[1])),
    },
    chambers,
  };
}

/** Air movers of a room by the area method, least and most, as every page shows them. Where only lower walls are wet the perimeter counts too. */
export function moverRange({ isLowerWallsOnly, industry }: RoomPlan): readonly [number, number] {
  const [low, high] = [industry.airMoversLow.total, industry.airMoversHigh.total];
  const walls = industry.airMoversLowerWallsOnly;
  return isLowerWallsOnly ? [Math.min(low, walls), Math.max(high, walls)] : [low, high];
}

function chamberPlanOf(
  { id: chamberId, roomIds }: Chamber,
  rooms: readonly JobRoom[],
  plannedDehumidifier: PlannedDehumidifier,
  plans: readonly RoomPlan[],
): ChamberPlan {
  const mine = plans.filter(({ roomId }) => roomIds.includes(roomId));
  const measured = rooms.filter(({ id }) => mine.some(({ roomId }) => roomId === id));
  const specificationPints = sumOf(mine.map(({ specification }) => specification.requiredPints));
  const { ratedPints, kind } = plannedDehumidifier;
  const isRefrigerant = kind !== 'desiccant' && ratedPints !== undefined;
  return {
    chamberId,
    volumeCuFt: sumOf(mine.map(({ volumeCuFt }) => volumeCuFt)),
    ...wetnessOf(measured),
    specificationPints,
    specificationUnits: isRefrigerant ? wholeUnitsFor(specificationPints / ratedPints) : null,
    ...industryOf(mine, plannedDehumidifier),
  };
}

function wetnessOf(rooms: readonly JobRoom[]) {
  const wet = sumOf(rooms.map((room) => wetSqFt(room, room.wet)));
  const all = sumOf(rooms.map(surfaceSqFt));
  const share = all === 0 ? 0 : (100 * wet) / all;
  const heldDeep = rooms.some((room) => room.wet.heldDeep);
  return { wetSharePercent: share, lossClassOfChamber: lossClassOf(share, heldDeep) };
}

function industryOf(rooms: readonly RoomPlan[], { kind, ratedPints, ratedCfm }: PlannedDehumidifier) {
  if (kind === 'desiccant') {
    const units = (name: 'desiccantCfmLow' | 'desiccantCfmHigh') =>
      ratedCfm === undefined ? null : wholeUnitsFor(sumOf(rooms.map(({ industry }) => industry[name])) / ratedCfm);
    const [industryUnits, industryUnitsHigh] = [units('desiccantCfmLow'), units('desiccantCfmHigh')];
    return { industryPints: null, industryUnits, industryUnitsHigh };
  }
  const name = kind === 'lgr' ? 'lgrPints' : 'conventionalPints';
  const industryPints = sumOrNull(rooms.map(({ industry }) => industry[name]));
  const isRated = industryPints !== null && ratedPints !== undefined;
  const industryUnits = isRated ? wholeUnitsFor(industryPints / ratedPints) : null;
  return { industryPints, industryUnits, industryUnitsHigh: industryUnits };
}

function sumOf(numbers: readonly number[]): number {
  return withoutFloatError(numbers.reduce((total, each) => total + each, 0));
}

/** The sum, or null where one of them is. */
function sumOrNull(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((each) => each !== null);
  return known.length === numbers.length ? sumOf(known) : null;
}
