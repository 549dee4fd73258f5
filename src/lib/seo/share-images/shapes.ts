import style from '../../figures/shared/drawing.module.css';

export const field = { width: 640, height: 480 } as const;

/** Class names of the figures' styles. */
export type Stroke =
  | 'line'
  | 'fine'
  | 'dash'
  | 'body'
  | 'ground'
  | 'water'
  | 'deep'
  | 'flow'
  | 'warm'
  | 'danger'
  | 'safe';

/** A path in one of the strokes. */
export function path(stroke: Stroke, d: string): string {
  return `<path class="${style[stroke]}" d="${d}"/>`;
}

/** A circle in one of the strokes. */
export function circle(stroke: Stroke, x: number, y: number, radius: number): string {
  return `<circle class="${style[stroke]}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** A line through points, as the `d` of a path. */
export function through(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** A rectangle as the `d` of a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** Moves a part. */
export function at(x: number, y: number, part: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${part}</g>`;
}

/** Whole numbers from 0. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
