import { type Air, grainsOf, type Scale } from '../../../components/chart/scale.ts';

/** A place on the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where an air stands on the chart; one above its upper edge is held there. */
export function spotOf(air: Air, scale: Scale): Spot {
  return { x: scale.x(air.temperatureF), y: Math.max(scale.top, scale.y(grainsOf(air, scale.pressurePa))) };
}

/** The part of the drawing that marks keep to. */
type Frame = Pick<Scale, 'left' | 'right' | 'top' | 'bottom'>;

/** Half the width of a mark, in drawing units. */
export const markRadius = 9;
const apart = 2 * markRadius + 2;

/** Round the spot, further out each time; below and beside it first, where no label of the form's own air stands. */
const turns = [45, 0, 90, 135, -45, 180, -90, -135].map((degrees) => (degrees * Math.PI) / 180);
const rings = [1, 2, 3, 4];

/**
 * Where numbered marks stand so that none covers another: on their own spots, or as near as there is room in the frame.
 * `taken` are spots of other marks. Of spots without any room the mark stays where it is.
 */
export function placeMarks(spots: readonly Spot[], taken: readonly Spot[], frame: Frame): readonly Spot[] {
  const placed: Spot[] = [];
  const isFree = ({ x, y }: Spot) =>
    [...taken, ...placed].every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  for (const spot of spots) {
    const around = rings.flatMap((ring) =>
      turns.map((turn) => heldInside(frame, movedFrom(spot, turn, ring * (apart + 2)))),
    );
    placed.push([spot, ...around].find(isFree) ?? spot);
  }
  return placed;
}

function movedFrom({ x, y }: Spot, turn: number, distance: number): Spot {
  return { x: x + Math.cos(turn) * distance, y: y + Math.sin(turn) * distance };
}

function heldInside({ left, right, top, bottom }: Frame, { x, y }: Spot): Spot {
  const held = (value: number, low: number, high: number) =>
    Math.min(high - markRadius, Math.max(low + markRadius, value));
  return { x: held(x, left, right), y: held(y, top, bottom) };
}
