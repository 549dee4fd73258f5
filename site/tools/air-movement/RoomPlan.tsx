import { layoutMovers, type PlacedMover } from '#core/calculators/air-movement/layout.ts';
import { formatNumber, formatUpTo } from '#site/format.ts';
import styles from '../picture/Picture.module.css';
import { Picture, pictureWidth } from '../picture/Picture.tsx';

const margin = { left: 16, right: 66, top: 10, bottom: 30 };
const most = { width: pictureWidth - margin.left - margin.right, height: 290 };

/** The room to scale from above, its long side level, with the air movers where the rule for their count puts them, numbered and angled. */
export function RoomPlan({
  lengthFt,
  widthFt,
  units,
  example,
}: {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly units: number;
  readonly example: boolean;
}) {
  const [longFt, shortFt] = [Math.max(lengthFt, widthFt), Math.min(lengthFt, widthFt)];
  const { movers, each, spacingFt } = layoutMovers(longFt, shortFt, units);
  const scale = Math.min(most.width / longFt, most.height / shortFt);
  const [width, height] = [longFt * scale, shortFt * scale];
  const radius = markRadius(width, height, movers.length);
  const size = `${formatUpTo(lengthFt)} by ${formatUpTo(widthFt)} feet`;
  const spacing = spacingFt === null ? '' : ` One stands every ${formatUpTo(spacingFt, 1)} feet of wall.`;
  return (
    <Picture
      number={1}
      height={height + margin.top + margin.bottom}
      example={example}
      alt={`Plan of a room of ${size} with ${formatNumber(units)} air movers ${placeWords(units)}, all blowing clockwise.${spacing}`}
      caption={`The room from above, to scale, with ${formatNumber(units)} air movers ${placeWords(units)}. The arrows show which way they blow.${
        each > 1 ? ` Each mark stands for ${each} machines.` : ''
      }`}
    >
      <g transform={`translate(${margin.left} ${margin.top})`}>
        <rect className={styles.floor} width={width} height={height} />
        {movers.map((mover, index) => (
          <Mover
            // biome-ignore lint/suspicious/noArrayIndexKey: the number on the mark is its place in the list.
            key={index}
            mover={mover}
            scale={scale}
            radius={radius}
            label={isNumbered(index, movers.length) ? String(index + 1) : ''}
          />
        ))}
        <Dimensions width={width} height={height} lengthFt={longFt} widthFt={shortFt} />
      </g>
    </Picture>
  );
}

/** Marks shrink until neighbours along the walls leave a gap. */
function markRadius(width: number, height: number, count: number): number {
  const gap = count > 4 ? (2 * (width + height)) / count : Number.POSITIVE_INFINITY;
  return Math.max(3, Math.min(13, gap * 0.32, Math.min(width, height) * 0.2));
}

/** Small marks carry every fifth number only. */
function isNumbered(index: number, count: number): boolean {
  return count <= 45 || index === 0 || (index + 1) % 5 === 0;
}

function Mover({
  mover,
  scale,
  radius,
  label,
}: {
  readonly mover: PlacedMover;
  readonly scale: number;
  readonly radius: number;
  readonly label: string;
}) {
  const reach = radius * 2;
  const head = radius * 0.55;
  return (
    <g transform={`translate(${mover.xFt * scale} ${mover.yFt * scale})`}>
      <path
        className={styles.flow}
        transform={`rotate(${mover.blowsDegrees})`}
        d={`M${radius} 0H${reach}m${-head} ${-head * 0.8}l${head} ${head * 0.8}l${-head} ${head * 0.8}`}
      />
      <circle className={styles.machine} r={radius} />
      {label && (
        <text className={styles.plate} y={radius * 0.36} fontSize={radius * (label.length > 2 ? 0.8 : 1)}>
          {label}
        </text>
      )}
    </g>
  );
}

function Dimensions({
  width,
  height,
  lengthFt,
  widthFt,
}: {
  readonly width: number;
  readonly height: number;
  readonly lengthFt: number;
  readonly widthFt: number;
}) {
  return (
    <>
      <path className={styles.fine} d={`M0 ${height + 8}v6m0 -3H${width}m0 -3v6`} />
      <text className={styles.middle} x={Math.max(width / 2, 24)} y={height + 26}>
        {formatUpTo(lengthFt)} ft
      </text>
      <path className={styles.fine} d={`M${width + 6} 0h6m-3 0V${height}m-3 0h6`} />
      <text x={width + 13} y={height / 2 + 4}>
        {formatUpTo(widthFt)} ft
      </text>
    </>
  );
}

function placeWords(units: number): string {
  if (units === 1) return 'in the center';
  if (units === 2) return 'in opposite corners';
  if (units === 3) return 'in two corners and at the wettest area, drawn in the middle';
  return units === 4 ? 'in the corners' : 'along the walls';
}
