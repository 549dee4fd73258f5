/** Placement of air movers; translated by the site. */
export type Position = 'center' | 'opposite-corners' | 'corners' | 'wettest-area' | 'perimeter';

/** Placement by count. Specification, section 9: 1 centre; 2 opposite corners; 3 or 4 corners; more, the perimeter. */
export function positionsFor(units: number): readonly Position[] {
  if (units === 1) return ['center'];
  if (units === 2) return ['opposite-corners'];
  if (units === 3) return ['corners', 'wettest-area'];
  return units === 4 ? ['corners'] : ['perimeter'];
}

/** An air mover on the floor plan: feet from the upper left corner, and airflow direction in degrees clockwise from east. */
export interface PlacedMover {
  readonly xFt: number;
  readonly yFt: number;
  readonly blowsDegrees: number;
}

export interface MoverLayout {
  readonly movers: readonly PlacedMover[];
  /** Feet of wall between neighbours along the perimeter; null where the rule is not the perimeter. */
  readonly spacingFt: number | null;
  /** Air movers per drawn symbol; 1 unless there are too many to draw. */
  readonly each: number;
}

/** Most numbered symbols that fit on a plan. */
const mostDrawn = 60;
/** The angle at which the drawing turns each machine toward its wall: the middle of the specified 15 to 45 degrees. */
const drawnAngleDegrees = 30;
/** Distance from the wall as a share of the shorter side. */
const standOff = 0.09;

/** Positions of air movers in a rectangular room by the rule for their count (specification, section 9). */
export function layoutMovers(lengthFt: number, widthFt: number, units: number): MoverLayout {
  const [position] = positionsFor(units);
  if (position === 'perimeter') return alongPerimeter(lengthFt, widthFt, units);
  return { movers: fewMovers(lengthFt, widthFt, units), spacingFt: null, each: 1 };
}

function fewMovers(length: number, width: number, units: number): readonly PlacedMover[] {
  const off = Math.min(length, width) * standOff;
  const center = { xFt: length / 2, yFt: width / 2, blowsDegrees: -drawnAngleDegrees };
  const corners = [
    { xFt: off, yFt: off, blowsDegrees: -drawnAngleDegrees },
    { xFt: length - off, yFt: width - off, blowsDegrees: 180 - drawnAngleDegrees },
    { xFt: length - off, yFt: off, blowsDegrees: 90 - drawnAngleDegrees },
    { xFt: off, yFt: width - off, blowsDegrees: 270 - drawnAngleDegrees },
  ];
  if (units === 1) return [center];
  // The third goes to the wettest area, drawn in the middle.
  return units === 3 ? [...corners.slice(0, 2), center] : corners.slice(0, units);
}

/** Evenly along a line inside the walls, clockwise, all blowing in the same direction. */
function alongPerimeter(length: number, width: number, units: number): MoverLayout {
  const each = Math.ceil(units / mostDrawn);
  const drawn = Math.ceil(units / each);
  const off = Math.min(length, width) * standOff;
  const line = 2 * (length + width - 4 * off);
  const movers = Array.from({ length: drawn }, (_, index) =>
    onLine(length - 2 * off, width - 2 * off, ((index + 0.5) * line) / drawn, off),
  );
  return { movers, spacingFt: (2 * (length + width)) / units, each };
}

/** A point at a distance along a rectangle, clockwise from its upper left corner, which lies `off` from both walls. */
function onLine(length: number, width: number, along: number, off: number): PlacedMover {
  const at = (x: number, y: number, turn: number) => ({
    xFt: off + x,
    yFt: off + y,
    blowsDegrees: turn - drawnAngleDegrees,
  });
  if (along < length) return at(along, 0, 0);
  if (along < length + width) return at(length, along - length, 90);
  if (along < 2 * length + width) return at(2 * length + width - along, width, 180);
  return at(0, 2 * (length + width) - along, 270);
}
