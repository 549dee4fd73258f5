import type { Scale } from '../../../components/chart/scale.ts';
import { type AirWithFigures, airsOf } from './figures-of.ts';
import { markRadius, placeMarks, type Spot, spotOf } from './place-marks.ts';
import styles from './Readings.module.css';

/** The airs that were kept, by their numbers. A mark that another one pushed aside has a line to its spot. */
export function AirMarks({
  airs,
  scale,
  taken,
}: {
  readonly airs: readonly AirWithFigures[];
  readonly scale: Scale;
  /** Where the form's own air stands. */
  readonly taken: readonly Spot[];
}) {
  const drawn = airs.filter(({ figures }) => figures !== null);
  const spots = airsOf(drawn).map((air) => spotOf(air, scale));
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
