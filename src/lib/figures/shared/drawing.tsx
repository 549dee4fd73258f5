import type { ReactNode } from 'react';
import style from './drawing.module.css';

/** A drawing 640 units wide, hidden from screen readers: the figure has a text alternative. */
export function Drawing({ top = 0, height, children }: { top?: number; height: number; children: ReactNode }) {
  return (
    <svg className={style.drawing} viewBox={`0 ${top} 640 ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Where a numbered mark sits, and the point its leader touches. */
export interface Callout {
  readonly at: readonly [x: number, y: number];
  readonly to?: readonly [x: number, y: number];
}

/** Numbered marks, drawn last so that nothing covers them. */
export function Marks({ callouts }: { callouts: readonly Callout[] }) {
  return callouts.map(({ at: [x, y], to }, index) => (
    <g key={`${x} ${y}`}>
      {to && <path className={style.leader} d={`M${x} ${y}L${to[0]} ${to[1]}`} />}
      <circle className={style.mark} cx={x} cy={y} r="15" />
      <text className={style.digit} x={x} y={y + 7}>
        {index + 1}
      </text>
    </g>
  ));
}

/** The legend of the numbered marks, as HTML text of readable size. */
export function Key({ entries }: { entries: readonly string[] }) {
  return (
    <ol className={style.key}>
      {entries.map((entry, index) => (
        <li key={entry}>
          <span>{index + 1}</span>
          {entry}
        </li>
      ))}
    </ol>
  );
}

/** A dimension line with end ticks, horizontal or vertical. */
export function Dimension({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const tick = x1 === x2 ? 'm-6 0h12' : 'm0 -6v12';
  return <path className={style.fine} d={`M${x1} ${y1}L${x2} ${y2}M${x1} ${y1}${tick}M${x2} ${y2}${tick}`} />;
}

/** Diagonal hatching for wet material: it survives a black-and-white printer. `id` must be unique on the page. */
export function WetHatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={style.flow} strokeWidth="1.6" d="M0 0V8" />
    </pattern>
  );
}
