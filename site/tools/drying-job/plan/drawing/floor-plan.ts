import { layoutMovers, type PlacedMover } from '#core/calculators/air-movement/layout.ts';
import type { JobView } from '../../open/part.ts';

/** A room on the drawing, in drawing units; marks in feet from its corner. */
export interface DrawnRoom {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly units: number;
  /** One mark stands for so many machines. */
  readonly each: number;
  readonly movers: readonly PlacedMover[];
}

export interface FloorPlan {
  readonly width: number;
  readonly height: number;
  /** Drawing units of a foot, the same for every room. */
  readonly scale: number;
  readonly rooms: readonly DrawnRoom[];
}

/** Room for a name above each room, and between two of them. */
const [above, between] = [18, 22];
/** The longest room takes this share of the width, at most. */
const share = 0.46;
/** No room is drawn larger than so many units to the foot. */
const mostScale = 16;

/** The measured rooms to one scale, side by side, each with the air movers of the plan where the rule for their count puts them. */
export function floorPlanOf({ job, derived }: Pick<JobView, 'job' | 'derived'>, width: number): FloorPlan | null {
  const planned = derived.plan.rooms.flatMap(({ roomId, specification }) => {
    const room = job.rooms.find(({ id }) => id === roomId);
    const units = job.power?.ownMovers[roomId] ?? specification.airMovers;
    return room ? [{ id: roomId, units, longFt: longOf(room), shortFt: shortOf(room) }] : [];
  });
  if (planned.length === 0) return null;
  const scale = Math.min(mostScale, (width * share) / Math.max(...planned.map(({ longFt }) => longFt)));
  let [x, y, tallest] = [0, above, 0];
  const rooms = planned.map(({ id, units, longFt, shortFt }): DrawnRoom => {
    const [wide, high] = [longFt * scale, shortFt * scale];
    if (x > 0 && x + wide > width) [x, y, tallest] = [0, y + tallest + above + between, 0];
    const { movers, each } = units > 0 ? layoutMovers(longFt, shortFt, units) : { movers: [], each: 1 };
    const room = { id, x, y, width: wide, height: high, units, each, movers };
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

/** Radius of a mark: neighbours along the walls leave a gap, and no mark stands in a wall. */
export function markRadius({ width, height, movers }: DrawnRoom): number {
  const gap = movers.length > 4 ? (2 * (width + height)) / movers.length : Number.POSITIVE_INFINITY;
  return Math.max(1.5, Math.min(9, gap * 0.28, Math.min(width, height) * 0.085));
}
