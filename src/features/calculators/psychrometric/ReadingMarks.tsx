import { type Air, grainsOf, type Scale } from '../../../components/chart/scale.ts';
import styles from './Readings.module.css';
import { chartPoints, type EvaluatedReading } from './readings.ts';

/** Saved readings as numbered marks. A mark displaced by another has a line to its position. */
export function ReadingMarks({
  readings,
  scale,
  taken,
}: {
  readonly readings: readonly EvaluatedReading[];
  readonly scale: Scale;
  /** Position of the form's own reading. */
  readonly taken: readonly Spot[];
}) {
  const drawn = readings.filter(({ figures }) => figures !== null);
  const spots = chartPoints(drawn).map((air) => chartPosition(air, scale));
  const places = placeMarks(spots, taken, scale);
  return drawn.flatMap(({ number }, index) => {
    const [spot, place] = [spots[index], places[index]];
    return spot && place ? [<Mark key={number} number={number} spot={spot} place={place} />] : [];
  });
}

function Mark({
  number,
  spot,
  place: { x, y },
}: {
  readonly number: number;
  readonly spot: Spot;
  readonly place: Spot;
}) {
  return (
    <svg className={styles.mark} aria-hidden="true" overflow="visible">
      <path d={`M${spot.x} ${spot.y}L${x} ${y}`} />
      <circle className={styles.spot} cx={spot.x} cy={spot.y} r={3} />
      <circle cx={x} cy={y} r={markRadius} />
      <text x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** A point on the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The position of an air on the chart, clamped to its upper edge. */
export function chartPosition(air: Air, scale: Scale): Spot {
  return { x: scale.x(air.temperatureF), y: Math.max(scale.top, scale.y(grainsOf(air, scale.pressurePa))) };
}

/** The area that marks must stay in. */
type Frame = Pick<Scale, 'left' | 'right' | 'top' | 'bottom'>;

/** Half the width of a mark, in drawing units. */
export const markRadius = 9;
const minDistance = 2 * markRadius + 2;

/** Candidate directions around a spot; below and beside it first, away from the label of the form's own reading. */
const directions = [45, 0, 90, 135, -45, 180, -90, -135].map((degrees) => (degrees * Math.PI) / 180);
const rings = [1, 2, 3, 4];

/**
 * Places numbered marks so that none covers another: on their own spots, or as near as there is room in the frame. Without
 * any room a mark stays on its spot.
 * @param taken spots of other marks
 */
export function placeMarks(spots: readonly Spot[], taken: readonly Spot[], frame: Frame): readonly Spot[] {
  const placed: Spot[] = [];
  const isFree = ({ x, y }: Spot) =>
    [...taken, ...placed].every((other) => Math.hypot(other.x - x, other.y - y) >= minDistance);
  for (const spot of spots) {
    const around = rings.flatMap((ring) =>
      directions.map((direction) => clampInside(frame, offset(spot, direction, ring * (minDistance + 2)))),
    );
    placed.push([spot, ...around].find(isFree) ?? spot);
  }
  return placed;
}

function offset({ x, y }: Spot, direction: number, distance: number): Spot {
  return { x: x + Math.cos(direction) * distance, y: y + Math.sin(direction) * distance };
}

function clampInside({ left, right, top, bottom }: Frame, { x, y }: Spot): Spot {
  const clamp = (value: number, low: number, high: number) =>
    Math.min(high - markRadius, Math.max(low + markRadius, value));
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) };
}
