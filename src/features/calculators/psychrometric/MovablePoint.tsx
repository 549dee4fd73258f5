import type { KeyboardEvent } from 'react';
import { factors } from '#core/psychrometrics/factors.ts';
import styles from '../../../components/chart/Chart.module.css';
import type { Air, Scale } from '../../../components/chart/scale.ts';
import { chartPosition } from './ReadingMarks.tsx';

/** Limit of the arrow keys, below the boiling point at any supported altitude. */
const maxKeyboardF = 180;

const steps: Readonly<Record<string, readonly [temperatureF: number, humidityPercent: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

/** The reading on the chart, a two-dimensional slider: left and right change the temperature, up and down the humidity, with Shift by five. */
export function MovablePoint({
  scale,
  air,
  name,
  words,
  onMove,
}: {
  readonly scale: Scale;
  readonly air: Air;
  /** The accessible name. */
  readonly name: string;
  /** The accessible value. */
  readonly words: string;
  readonly onMove: (air: Air) => void;
}) {
  const { x, y } = chartPosition(air, scale);
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
    temperatureF: clamp(
      temperatureF + step[0] * times,
      factors.lowestTemperature.value,
      Math.max(maxKeyboardF, temperatureF),
    ),
    humidityPercent: clamp(humidityPercent + step[1] * times, 0, 100),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Number(value.toFixed(2))));
}
