import { type PointerEvent, useId, useRef } from 'react';
import { type Locale, plain } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import styles from '../../../components/chart/Chart.module.css';
import { type AxisMessages, Grid } from '../../../components/chart/Grid.tsx';
import { type Air, chartScale, labelPosition, type Scale } from '../../../components/chart/scale.ts';
import { useWidth } from '../../../components/chart/use-width.ts';
import { MovablePoint } from './MovablePoint.tsx';
import type { PsychrometricMessages } from './PsychrometricAnswer.tsx';
import { chartPosition, ReadingMarks } from './ReadingMarks.tsx';
import { chartPoints, type EvaluatedReading } from './readings.ts';

/** Width of the chart before it is measured. */
const defaultWidth = 640;

/** Closer than this, in drawing units, the reading and its dew point are one mark. */
const minGap = 6;

/** The maximum letter width and the line height of a label, in drawing units. */
const [letterWidth, lineHeight] = [6.6, 15];

type ChartMessages = PsychrometricMessages['own']['picture'] & { readonly axes: AxisMessages };

/** The form's reading, with its dew point. */
interface ChartAir extends Air {
  readonly dewpoint: number | null;
  readonly pressurePa: number;
}

/**
 * The psychrometric chart with a reading that can be moved by dragging, tapping or arrow keys. `onMove` gets whole degrees
 * and percents. Without a reading the chart is empty and a tap sets one.
 */
export function AirChart({
  air,
  pressurePa,
  words,
  locale,
  saved,
  onMove,
}: {
  readonly air: ChartAir | null;
  readonly pressurePa: number;
  readonly words: ChartMessages;
  readonly locale: Locale;
  /** Saved readings; they cannot be moved. */
  readonly saved: readonly EvaluatedReading[];
  readonly onMove: (air: Air) => void;
}) {
  const [box, width] = useWidth<HTMLDivElement>();
  const id = `t${useId()}`;
  const readings = [...(air ? [air] : []), ...chartPoints(saved)];
  const scale = chartScale(width ?? defaultWidth, readings, pressurePa);
  const drag = useDrag(scale, onMove);
  return (
    <div ref={box} className={styles.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot replace an SVG. */}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="group"
        aria-label={words.name}
        {...drag}
      >
        {width !== null && <Grid scale={scale} id={id} words={words.axes} />}
        {air && <DewPoint scale={scale} air={air} words={words} locale={locale} />}
        <ReadingMarks readings={saved} scale={scale} taken={air ? [chartPosition(air, scale)] : []} />
        {air && (
          <MovablePoint
            scale={scale}
            air={air}
            name={words.point}
            words={airText(air, words, locale)}
            onMove={onMove}
          />
        )}
      </svg>
    </div>
  );
}

function airText({ temperatureF, humidityPercent, dewpoint }: ChartAir, words: ChartMessages, locale: Locale): string {
  const dew = dewpoint === null ? words.noDew : t(words.dew, { dewpoint: locale.number(dewpoint, 1) }, locale);
  return t(words.air, { temperature: plain(temperatureF), humidity: plain(humidityPercent), dew }, locale);
}

/** Lines from the reading to the saturation curve, and down to the axis at both ends. */
function DewPoint({
  scale,
  air,
  words,
  locale,
}: {
  readonly scale: Scale;
  readonly air: ChartAir;
  readonly words: ChartMessages;
  readonly locale: Locale;
}) {
  const { x, y } = chartPosition(air, scale);
  const typed = { temperature: plain(air.temperatureF), humidity: plain(air.humidityPercent) };
  const dewpoint = air.dewpoint !== null && air.dewpoint >= scale.coldF ? air.dewpoint : null;
  const lines = [
    t(words.airMark, typed, locale),
    ...(dewpoint === null ? [] : [t(words.dewMark, { dewpoint: locale.number(dewpoint, 1) }, locale)]),
  ];
  const place = labelPosition(scale, y, Math.max(...lines.map(({ length }) => length)) * letterWidth, lines.length);
  return (
    <svg className={styles.mark} aria-hidden="true" overflow="visible">
      <path d={`M${x} ${y}V${scale.bottom}`} strokeDasharray="2 3" />
      {dewpoint !== null && <DewMark scale={scale} dewpoint={dewpoint} x={x} y={y} />}
      {lines.map((line, index) => (
        <text
          key={line}
          x={place.x}
          y={place.y + (index + 1 - lines.length) * lineHeight}
          textAnchor="end"
          fontWeight={index === 0 ? 600 : 400}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

function DewMark({
  scale,
  dewpoint,
  x,
  y,
}: {
  readonly scale: Scale;
  readonly dewpoint: number;
  readonly x: number;
  readonly y: number;
}) {
  const dewX = scale.x(dewpoint);
  if (x - dewX < minGap) return null;
  return (
    <>
      <path d={`M${x} ${y}H${dewX}`} strokeDasharray="5 3" />
      <path d={`M${dewX} ${y}V${scale.bottom}`} strokeDasharray="2 3" />
      <circle cx={dewX} cy={y} r={3.5} />
    </>
  );
}

/** A mouse drags from anywhere. A finger drags only the point, so that the page still scrolls, and taps anywhere else. */
function useDrag(scale: Scale, onMove: (air: Air) => void) {
  const isDragging = useRef(false);
  const moveTo = (event: PointerEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const perPixel = scale.width / frame.width;
    onMove(scale.airAt((event.clientX - frame.left) * perPixel, (event.clientY - frame.top) * perPixel));
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      const onHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !onHandle)) return;
      isDragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!onHandle) moveTo(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (isDragging.current) moveTo(event);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const isTap = !isDragging.current && event.pointerType !== 'mouse';
      isDragging.current = false;
      if (isTap) moveTo(event);
    },
    onPointerCancel: () => {
      isDragging.current = false;
    },
  };
}
