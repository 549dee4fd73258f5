import { layoutMovers, type PlacedMover } from '#core/calculators/air-movement/layout.ts';
import type { JobView } from '../JobSection.tsx';

/** Where the mark of a machine stands, from the corner of its room, and the way it blows in degrees clockwise from east. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly blowsDegrees: number;
}

/** A room on the drawing, in drawing units. */
export interface DrawnRoom {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly units: number;
  /** One mark stands for so many machines. */
  readonly each: number;
  readonly marks: readonly Mark[];
  /** Of a mark; the line that says where it blows ends at `tip` radiuses. */
  readonly radius: number;
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

/** How far the line of a mark reaches, in radiuses. */
export const tip = 2.2;
/** Lines are so wide: half of the wall's, half of the mark's. */
const stroke = 1.5;

/** The marks of a room: neighbours along the walls leave a gap, and none reaches into a wall. */
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
