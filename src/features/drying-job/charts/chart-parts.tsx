import type { KeyboardEvent } from 'react';
import styles from './charts.module.css';

/** A reading of a chart that somebody looks at: which line, and which visit, both from 0. */
export interface ChartSelection {
  readonly line: number;
  readonly visit: number;
}

/** Where an arrow key goes from a reading: left and right to the next visit, up and down to the next line. Null for another key. */
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

/** What a drawing needs so that its readings can be gone through: what is picked, its words, and the way to another. */
export interface ChartSelectionProps {
  readonly picked: ChartSelection | null;
  /** What is picked, as it is heard; the last visit of the first line before. */
  readonly valueText: string;
  readonly pick: (pick: ChartSelection) => void;
}

/** The keys of a drawing of so many lines over so many visits. */
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

/** The reading that is picked: a slider over the visits, which goes from line to line too. */
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

/** How long a piece of a line is before its name, and how far from it the name stands, in drawing units. */
const [sample, gap] = [18, 6];

/** The name of a line behind a piece of it: so its dashes and its color say which it is. */
export function LineLabel({
  name,
  x,
  y,
  dash,
  look,
}: {
  readonly name: string;
  readonly x: number;
  /** Where the letters stand. */
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
