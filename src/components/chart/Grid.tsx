import { factors } from '#core/psychrometrics/factors.ts';
import styles from './Chart.module.css';
import { humidityLine, lineEnd, type Scale, ticks } from './scale.ts';

const lines = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

export interface AxisMessages {
  readonly temperature: string;
  readonly grains: string;
  readonly grams: string;
}

/** The static part of the chart: axes, humidity lines with their percentages, the saturation curve. */
export function Grid({
  scale,
  id,
  words,
}: {
  readonly scale: Scale;
  readonly id: string;
  readonly words: AxisMessages;
}) {
  const isNarrow = scale.width < 480;
  return (
    <svg aria-hidden="true" overflow="visible">
      <clipPath id={`${id}-plot`}>
        <rect x={scale.left} y={scale.top} width={scale.right - scale.left} height={scale.bottom - scale.top} />
      </clipPath>
      <g clipPath={`url(#${id}-plot)`}>
        <path className={styles.band} d={idealBand(scale)} />
        <Rules scale={scale} isNarrow={isNarrow} />
        {lines.map((humidity) => (
          <path key={humidity} className={styles.humidity} d={humidityLine(scale, humidity)} />
        ))}
        <path className={styles.saturation} d={humidityLine(scale, 100)} />
      </g>
      <Axes scale={scale} isNarrow={isNarrow} words={words} />
      {namedLines(scale, isNarrow).map((humidity) => (
        <LineName key={humidity} scale={scale} humidity={humidity} />
      ))}
    </svg>
  );
}

/** Humidity lines whose labels fit, from saturation down, at a minimum distance from the label before. */
function namedLines(scale: Scale, isNarrow: boolean): readonly number[] {
  const room = isNarrow ? 22 : 17;
  const named: number[] = [];
  for (const humidity of [100, ...lines.toReversed()]) {
    const last = named.at(-1);
    const [here, there] = [lineEnd(scale, humidity), last === undefined ? null : lineEnd(scale, last)];
    if (!there || Math.hypot(here.x - there.x, here.y - there.y) >= room) named.push(humidity);
  }
  return named;
}

/** The path of the ideal humidity band, between two humidity lines. */
function idealBand(scale: Scale): string {
  const low = humidityLine(scale, factors.idealHumidityLow.value);
  const high = humidityLine(scale, factors.idealHumidityHigh.value).slice(1).split('L').reverse().join('L');
  return `${low}L${high}Z`;
}

function Rules({ scale, isNarrow }: { readonly scale: Scale; readonly isNarrow: boolean }) {
  return (
    <g className={styles.rule}>
      {ticks(scale.coldF, scale.hotF, isNarrow ? 5 : 10).map((temperatureF) => (
        <path key={temperatureF} d={`M${scale.x(temperatureF)} ${scale.bottom}V${scale.top}`} />
      ))}
      {ticks(0, scale.grains, 8).map((grains) => (
        <path key={grains} d={`M${scale.left} ${scale.y(grains)}H${scale.right}`} />
      ))}
    </g>
  );
}

function Axes({
  scale,
  isNarrow,
  words,
}: {
  readonly scale: Scale;
  readonly isNarrow: boolean;
  readonly words: AxisMessages;
}) {
  const { grainsPerGramPerKilogram } = factors;
  const most = scale.grains / grainsPerGramPerKilogram.value;
  return (
    <g className={styles.axis}>
      {ticks(scale.coldF, scale.hotF, isNarrow ? 5 : 10).map((temperatureF) => (
        <text key={temperatureF} x={scale.x(temperatureF)} y={scale.bottom + 17} textAnchor="middle">
          {temperatureF}
        </text>
      ))}
      {ticks(0, scale.grains, 8).map((grains) => (
        <text key={grains} x={scale.right + 6} y={scale.y(grains) + 4}>
          {grains}
        </text>
      ))}
      {ticks(0, most, 6).map((gramsPerKilogram) => (
        <text
          key={gramsPerKilogram}
          x={scale.left - 6}
          y={scale.y(gramsPerKilogram * grainsPerGramPerKilogram.value) + 4}
          textAnchor="end"
        >
          {gramsPerKilogram}
        </text>
      ))}
      <text x={(scale.left + scale.right) / 2} y={scale.bottom + 38} textAnchor="middle">
        {words.temperature}
      </text>
      <text x={scale.width} y={12} textAnchor="end">
        {words.grains}
      </text>
      <text x={0} y={12}>
        {words.grams}
      </text>
      <path className={styles.frame} d={`M${scale.left} ${scale.top}V${scale.bottom}H${scale.right}V${scale.top}`} />
    </g>
  );
}

function LineName({ scale, humidity }: { readonly scale: Scale; readonly humidity: number }) {
  const end = lineEnd(scale, humidity);
  const isAtTop = end.x < scale.right;
  return (
    <text
      className={styles.lineName}
      x={isAtTop ? end.x : end.x - 4}
      y={isAtTop ? scale.top - 6 : end.y - 7}
      textAnchor={isAtTop && humidity < 100 ? 'middle' : 'end'}
    >
      {humidity}
      {(humidity === 100 || !isAtTop) && '%'}
    </text>
  );
}
