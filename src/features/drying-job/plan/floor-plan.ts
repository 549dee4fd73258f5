import { layoutMovers, type PlacedMover } from '#core/calculators/air-movement/layout.ts';
import { plannedMovers } from '#core/drying-job/power.ts';
import type { JobView } from '../JobSection.tsx';

/** Position of a mover's mark within its room, and its direction in degrees clockwise from east. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly blowsDegrees: number;
}

/** A room in drawing units. */
export interface DrawnRoom {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly units: number;
  /** Number of movers per mark. */
  readonly each: number;
  readonly marks: readonly Mark[];
  /** Radius of a mark; its direction line ends at `tip` radii. */
  readonly radius: number;
}

export interface FloorPlan {
  readonly width: number;
  readonly height: number;
  /** Drawing units per foot, the same for every room. */
  readonly scale: number;
  readonly rooms: readonly DrawnRoom[];
}

/** Space for a name above each room, and between rooms. */
const [above, between] = [18, 22];
/** Maximum share of the width for the longest room. */
const share = 0.46;
/** Maximum drawing units per foot. */
const mostScale = 16;

/** Lays out the measured rooms to one scale with their air movers. */
export function floorPlanOf({ job, derived }: Pick<JobView, 'job' | 'derived'>, width: number): FloorPlan | null {
  const planned = derived.plan.rooms.flatMap((plan) => {
    const room = job.rooms.find(({ id }) => id === plan.roomId);
    const units = plannedMovers(job, plan);
    return room ? [{ id: plan.roomId, units, longFt: longOf(room), shortFt: shortOf(room) }] : [];
  });
  if (planned.length === 0) return null;
  const scale = Math.min(mostScale, (width * share) / Math.max(...planned.map(({ longFt }) => longFt)));
  let [x, y, tallest] = [0, above, 0];
  const rooms = planned.map(({ id, units, longFt, shortFt }): DrawnRoom => {
    const [wide, high] = [longFt * scale, shortFt * scale];
    if (x > 0 && x + wide > width) [x, y, tallest] = [0, y + tallest + above + between, 0];
    const { movers, each } = units > 0 ? layoutMovers(longFt, shortFt, units) : { movers: [], each: 1 };
    const room = { id, x, y, width: wide, height: high, units, each, ...marksIn(wide, high, movers, scale) };
    x += wide + between;
    tallest = Math.max(tallest, high);
    return room;
  });
  return { width, height: y + tallest + 4, scale, rooms };
}

interface Sides {
  readonly lengthFt: number;
  readonly widthFt: number;
}

function longOf({ lengthFt, widthFt }: Sides): number {
  return Math.max(lengthFt, widthFt);
}

function shortOf({ lengthFt, widthFt }: Sides): number {
  return Math.min(lengthFt, widthFt);
}

/** Length of a direction line in radii. */
export const tip = 2.2;
/** Half of the wall's and half of the mark's stroke width. */
const stroke = 1.5;

/** Places the marks of a room with gaps between neighbors and inside of the walls. */
function marksIn(width: number, height: number, movers: readonly PlacedMover[], scale: number) {
  const short = Math.min(width, height);
  const gap = movers.length > 4 ? (2 * (width + height)) / movers.length : Number.POSITIVE_INFINITY;
  const radius = Math.min(9, gap * 0.22, short * 0.07);
  const spots = movers.map(({ xFt, yFt, blowsDegrees }) => ({ x: xFt * scale, y: yFt * scale, blowsDegrees }));
  const nearest = Math.min(...spots.flatMap(({ x, y }) => [x, y, width - x, height - y]));
  const inset = Math.max(0, Math.min(short / 4, radius * tip + stroke - nearest));
  const inward = (at: number, side: number) => inset + (at * (side - 2 * inset)) / side;
  const marks = spots.map(({ x, y, blowsDegrees }) => ({ x: inward(x, width), y: inward(y, height), blowsDegrees }));
  return { marks, radius };
}
