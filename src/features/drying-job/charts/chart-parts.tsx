import type { KeyboardEvent } from 'react';
import styles from './charts.module.css';

/** A selected reading: line and visit, both zero-based. */
export interface ChartSelection {
  readonly line: number;
  readonly visit: number;
}

/** The selection after an arrow key, Home or End; null for other keys. */
export function nextSelection(
  key: string,
  { line, visit }: ChartSelection,
  lines: number,
  visits: number,
): ChartSelection | null {
  const held = (at: number, all: number) => Math.min(all - 1, Math.max(0, at));
  switch (key) {
    case 'ArrowLeft':
      return { line, visit: held(visit - 1, visits) };
    case 'ArrowRight':
      return { line, visit: held(visit + 1, visits) };
    case 'ArrowUp':
      return { line: held(line - 1, lines), visit };
    case 'ArrowDown':
      return { line: held(line + 1, lines), visit };
    case 'Home':
      return { line, visit: 0 };
    case 'End':
      return { line, visit: visits - 1 };
    default:
      return null;
  }
}

export interface ChartSelectionProps {
  readonly picked: ChartSelection | null;
  /** Spoken text of the selection, by default the first line's last visit. */
  readonly valueText: string;
  readonly pick: (pick: ChartSelection) => void;
}

/** Key handler that moves the selection. */
export function selectionKeys({ picked, pick }: ChartSelectionProps, lines: number, visits: number) {
  return (event: KeyboardEvent) => {
    const next = nextSelection(event.key, picked ?? { line: 0, visit: visits - 1 }, lines, visits);
    if (!next) return;
    event.preventDefault();
    pick(next);
  };
}

interface MarkerProps extends ChartSelectionProps {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly visits: number;
}

/** The selected reading as a slider over the visits. */
export function Marker({ label, x, y, visits, ...picking }: MarkerProps) {
  return (
    <g
      className={`${styles.marker} no-print`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={visits}
      aria-valuenow={(picking.picked?.visit ?? visits - 1) + 1}
      aria-valuetext={picking.valueText}
      data-picked={picking.picked ? '' : undefined}
      onFocus={() => picking.picked ?? picking.pick({ line: 0, visit: visits - 1 })}
    >
      <circle cx={x} cy={y} r={11} />
    </g>
  );
}

/** Length of the sample stroke and its gap to the name, in drawing units. */
const [sample, gap] = [18, 6];

/** A line's name behind a sample of its color and dashes. */
export function LineLabel({
  name,
  x,
  y,
  dash,
  look,
}: {
  readonly name: string;
  readonly x: number;
  /** Text baseline. */
  readonly y: number;
  readonly dash?: string | undefined;
  readonly look?: string | undefined;
}) {
  return (
    <>
      <path className={look} d={`M${x} ${y - 4}h${sample}`} strokeDasharray={dash} />
      <text x={x + sample + gap} y={y}>
        {name}
      </text>
    </>
  );
}
