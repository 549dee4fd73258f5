/** A color of a screen: red, green and blue, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The color that a text of three or six hexadecimal digits names, with a # or without; undefined for any other text. */
export function colorOf(text: string): Color | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** A color as CSS and links write it: `#0a5a66`. */
export function hexOf(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** One color with a share of another in it, 0 to 1. */
export function mix(color: Color, other: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => color[at] + (other[at] - color[at]) * share;
  return [part(0), part(1), part(2)];
}

/** How much light a color gives, 0 to 1 (WCAG 2.2, relative luminance). */
export function lightOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = Math.round(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colors stand apart, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The least contrast of a color with any of the others. */
export function leastContrast(color: Color, others: readonly Color[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

export const black: Color = [0, 0, 0];
export const white: Color = [255, 255, 255];
/** In how many steps a color goes to its end. */
const steps = 40;

/**
 * The color nearest to the wanted one, on its way to `end`, that has the contrast with all the others; the end itself where
 * none has.
 */
export function readable(wanted: Color, others: readonly Color[], least: number, end = farEnd(others)): Color {
  for (let step = 0; step < steps; step++) {
    const color = mix(wanted, end, step / steps);
    if (leastContrast(color, others) >= least) return color;
  }
  return end;
}

/** Black or white, whichever stands farther from all of these. */
export function farEnd(others: readonly Color[]): Color {
  return leastContrast(white, others) >= leastContrast(black, others) ? white : black;
}
