import type { words } from '#content/en/calculators/air-movement.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/air-movement/definition.ts';
import { layoutMovers, type PlacedMover } from '#core/calculators/air-movement/layout.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import { rangeText } from '../result-texts.ts';
import type { ResultView } from '../types.ts';

export type AirMovementMessages = MessageShape<typeof words>;
export type AirMovementView = ResultView<typeof definition, AirMovementMessages>;

const margin = { left: 16, right: 66, top: 10, bottom: 30 };
const most = { width: pictureWidth - margin.left - margin.right, height: 290 };

/** The floor plan to scale, long side horizontal, with the air movers numbered and angled. */
export function RoomPlan(shown: AirMovementView) {
  const { words, t, locale, input, result } = shown;
  const { picture } = words.own;
  const [longFt, shortFt] = [Math.max(input.length, input.width), Math.min(input.length, input.width)];
  const { movers, each, spacingFt } = layoutMovers(longFt, shortFt, result.unitsNeeded);
  const scale = Math.min(most.width / longFt, most.height / shortFt);
  const [width, height] = [longFt * scale, shortFt * scale];
  const radius = markRadius(width, height, movers.length);
  const texts = {
    units: locale.number(result.unitsNeeded),
    industry: rangeText(shown.shell, locale, result.airMoversLow, result.airMoversHigh),
    place: picture.places[result.positions.at(-1) ?? 'center'],
    size: t(picture.size),
  };
  const sides = [longFt, shortFt].map((feet) => t(picture.side, { feet: locale.upTo(feet) }));
  const spacing = spacingFt === null ? [] : [t(picture.spacing, { spacing: locale.upTo(spacingFt, 1) })];
  const eachMark = each > 1 ? [t(picture.each, { each })] : [];
  return (
    <Picture
      shown={shown}
      height={height + margin.top + margin.bottom}
      alt={[t(picture.alt, texts), ...spacing].join(' ')}
      caption={[t(picture.caption, texts), ...eachMark].join(' ')}
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
        <Dimensions width={width} height={height} sides={sides} />
      </g>
    </Picture>
  );
}

/** Marks shrink until there is a gap between neighbors along the walls. */
function markRadius(width: number, height: number, count: number): number {
  const gap = count > 4 ? (2 * (width + height)) / count : Number.POSITIVE_INFINITY;
  return Math.max(3, Math.min(13, gap * 0.32, Math.min(width, height) * 0.2));
}

/** With many small marks only every fifth is numbered. */
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
  sides: [long, short],
}: {
  readonly width: number;
  readonly height: number;
  readonly sides: readonly string[];
}) {
  return (
    <>
      <path className={styles.fine} d={`M0 ${height + 8}v6m0 -3H${width}m0 -3v6`} />
      <text className={styles.middle} x={Math.max(width / 2, 24)} y={height + 26}>
        {long}
      </text>
      <path className={styles.fine} d={`M${width + 6} 0h6m-3 0V${height}m-3 0h6`} />
      <text x={width + 13} y={height / 2 + 4}>
        {short}
      </text>
    </>
  );
}
