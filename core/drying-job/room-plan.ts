import { definition as airMovement } from '../calculators/air-movement/definition.ts';
import { industryFactors } from '../calculators/air-movement/factors.ts';
import { definition as dehumidification } from '../calculators/dehumidification/definition.ts';
import type { ResultOf } from '../calculators/shared/define.ts';
import { resultOf } from '../calculators/shared/validate.ts';
import type { JobRoom } from '../job/drying-job.ts';
import type { AirMoverType } from '../job/equipment.ts';
import { isWetInside, type LossClass, lossClass, surfaceSqFt, wetSharePercent, wetSqFt } from '../job/loss-class.ts';
import { memoize } from '../lib/memoize.ts';
import { jobRules } from './rules.ts';

/** Air movers by wet area, with the parts of the sum. */
export interface MoverParts {
  readonly room: number;
  readonly floor: number;
  readonly upper: number;
  readonly insets: number;
  readonly total: number;
}

/** A room's class and its machines by both methods: the calculators' own figures. */
export interface RoomPlan {
  readonly roomId: string;
  readonly areaSqFt: number;
  readonly perimeterFt: number;
  readonly volumeCuFt: number;
  readonly surfaceSqFt: number;
  readonly wetSqFt: number;
  readonly wetSharePercent: number;
  readonly lossClass: LossClass;
  /** Wet ceiling, and wet wall above 2 ft. */
  readonly wetUpperSqFt: number;
  /** No floor and no ceiling is wet, and the walls no higher than 2 ft: the count by the perimeter may serve. */
  readonly isLowerWallsOnly: boolean;
  readonly specification: {
    readonly requiredPints: number;
    readonly dehumidifiersOf70: number;
    readonly airMoversOfDehumidificationPage: number;
    readonly airMoversBeforeSurface: number;
    readonly airMovers: number;
    readonly airflowCfm: number;
  };
  readonly industry: {
    /** Null in Class 4: the chart has no factor. */
    readonly conventionalPints: number | null;
    readonly lgrPints: number;
    readonly desiccantCfmLow: number;
    readonly desiccantCfmHigh: number;
    readonly airMoversLow: MoverParts;
    readonly airMoversHigh: MoverParts;
    readonly airMoversLowerWallsOnly: number;
  };
}

/** Plans a room; null where its measures are beyond what the calculators take, or more is wet than there is. */
export const roomPlanOf = memoize((room: JobRoom, moverType: AirMoverType): RoomPlan | null => {
  const { wet, surface, insets, material } = room;
  if (!isWetInside(room, wet)) return null;
  const size = { length: room.lengthFt, width: room.widthFt, height: room.heightFt };
  const damageClass = lossClass(room, wet);
  const wetUpper = wetUpperSqFt(room);
  const dry = resultOf(dehumidification, { ...size, material, damageClass: `class${damageClass}` });
  const move = resultOf(airMovement, { ...size, moverType, surface, insets, wetUpper, wetFloor: wet.floorSqFt });
  if (!dry || !move) return null;
  return {
    roomId: room.id,
    areaSqFt: move.area,
    perimeterFt: move.perimeter,
    volumeCuFt: dry.volume,
    surfaceSqFt: surfaceSqFt(room),
    wetSqFt: wetSqFt(room, wet),
    wetSharePercent: wetSharePercent(room, wet),
    lossClass: damageClass,
    wetUpperSqFt: wetUpper,
    isLowerWallsOnly: isLowerWallsOnly(room),
    specification: specificationOf(dry, move),
    industry: industryOf(dry, move),
  };
});

type Drying = ResultOf<(typeof dehumidification)['quantities']>;
type Movement = ResultOf<(typeof airMovement)['quantities']>;

function specificationOf(dry: Drying, move: Movement): RoomPlan['specification'] {
  return {
    requiredPints: dry.requiredCapacity,
    dehumidifiersOf70: dry.unitsNeeded,
    airMoversOfDehumidificationPage: dry.airMoversNeeded,
    airMoversBeforeSurface: move.totalUnitsBase,
    airMovers: move.unitsNeeded,
    airflowCfm: move.requiredCFM,
  };
}

function industryOf(dry: Drying, move: Movement): RoomPlan['industry'] {
  const parts = (floor: number, upper: number, total: number): MoverParts => {
    return { room: industryFactors.perRoom.value, floor, upper, insets: move.insetUnits, total };
  };
  return {
    conventionalPints: dry.conventionalPints,
    lgrPints: dry.lgrPints,
    desiccantCfmLow: dry.desiccantCfmLow,
    desiccantCfmHigh: dry.desiccantCfmHigh,
    airMoversLow: parts(move.floorUnitsLow, move.upperUnitsLow, move.airMoversLow),
    airMoversHigh: parts(move.floorUnitsHigh, move.upperUnitsHigh, move.airMoversHigh),
    airMoversLowerWallsOnly: move.lowerWallsOnly,
  };
}

function wetUpperSqFt({ lengthFt, widthFt, wet: { ceilingSqFt, wallHeightFt } }: JobRoom): number {
  const aboveLowerWall = Math.max(0, wallHeightFt - jobRules.lowerWall.value);
  return ceilingSqFt + 2 * (lengthFt + widthFt) * aboveLowerWall;
}

function isLowerWallsOnly({ wet: { floorSqFt, ceilingSqFt, wallHeightFt } }: JobRoom): boolean {
  return floorSqFt === 0 && ceilingSqFt === 0 && wallHeightFt > 0 && wallHeightFt <= jobRules.lowerWall.value;
}
