import type { KeyboardEvent } from 'react';
import { factors } from '#core/psychrometrics/factors.ts';
import styles from '../../../components/chart/Chart.module.css';
import type { Air, Scale } from '../../../components/chart/scale.ts';
import { spotOf } from './place-marks.ts';

/** The keys stop here, below the boiling point of any altitude that the form takes. */
const hottestF = 180;

const steps: Readonly<Record<string, readonly [temperatureF: number, humidityPercent: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

/**
 * The air on the chart: a slider with two directions. Left and right change the temperature, up and down the humidity,
 * each with Shift five at a time.
 */
export function MovablePoint({
  scale,
  air,
  name,
  words,
  onMove,
}: {
  readonly scale: Scale;
  readonly air: Air;
  /** What the point is. */
  readonly name: string;
  /** The air in words, for screen readers. */
  readonly words: string;
  readonly onMove: (air: Air) => void;
}) {
  const { x, y } = spotOf(air, scale);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(nudged(air, step, event.shiftKey ? 5 : 1));
  };
  return (
    <g
      className={styles.point}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={factors.lowestTemperature.value}
      aria-valuemax={factors.highestTemperature.value}
      aria-valuenow={air.temperatureF}
      aria-valuetext={words}
      onKeyDown={onKeyDown}
      data-handle=""
    >
      <circle className={styles.reach} cx={x} cy={y} r={24} />
      <circle className={styles.dot} cx={x} cy={y} r={7} />
    </g>
  );
}

function nudged({ temperatureF, humidityPercent }: Air, step: readonly [number, number], times: number): Air {
  return {
    temperatureF: limited(
      temperatureF + step[0] * times,
      factors.lowestTemperature.value,
      Math.max(hottestF, temperatureF),
    ),
    humidityPercent: limited(humidityPercent + step[1] * times, 0, 100),
  };
}

function limited(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Number(value.toFixed(2))));
}
