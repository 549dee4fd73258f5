import { themeParams } from '../calculators/url.ts';

type ThemeName = (typeof themeParams)[number];
export type Theme = Readonly<Partial<Record<ThemeName, Color>>>;

/** The colors of the site by the names of their CSS tokens without the dashes. */
export type BaseColors = Readonly<Record<string, Color | undefined>>;

/** Minimum contrast of text and of control borders (WCAG 2.2, 1.4.3 and 1.4.11). */
const minContrast = { text: 4.5, edge: 3 };
/** Texts whose colors have a meaning and do not change; and their tinted backgrounds. */
const marks = ['alarm', 'amber', 'go', 'low', 'moderate', 'high'];
const tints = ['alarm-tint', 'amber-tint', 'go-tint'];

/** The theme in a query. Invalid colors are ignored. */
export function parseTheme(query: URLSearchParams): Theme {
  const colors = themeParams.flatMap((name) => {
    const color = parseColor(query.get(name) ?? '');
    return color ? [[name, color] as const] : [];
  });
  return Object.fromEntries(colors);
}

/** Whether a background needs light text, so that the site's dark colors fit it. */
export function isDark(paper: Color): boolean {
  return blackOrWhite([paper])[0] > 0;
}

/**
 * The CSS tokens of a theme. Text keeps its minimum contrast with any colors: a color with less moves towards black or white.
 * @param base the colors of the site in the matching scheme, light or dark
 */
export function themeTokens(theme: Theme, base: BaseColors): Readonly<Record<string, string>> {
  const known = (names: readonly string[]) => names.map((name) => base[name]).filter((color) => color !== undefined);
  const [given, text, own] = [theme.paper ?? base.paper, theme.ink ?? base.ink, theme.accent ?? base.river];
  if (!given || !text || !own) return {};
  const end: Color = isDark(given) ? [0, 0, 0] : [255, 255, 255];
  const paper = theme.paper ? readableColor(given, known(marks), minContrast.text, end) : given;
  const tint = mix(paper, own, 0.12);
  const grounds = [paper, tint, ...known(tints), ...(theme.paper ? [] : known(['card']))];
  const ink = readableColor(text, grounds, minContrast.text);
  const river = readableColor(own, grounds, minContrast.text);
  const ofAccent = {
    river,
    'river-deep': readableColor(mix(river, ink, 0.4), grounds, minContrast.text),
    'river-tint': tint,
    'on-river': blackOrWhite([river]),
  };
  const ofText = { ink, 'ink-2': readableColor(mix(ink, paper, 0.25), grounds, minContrast.text) };
  const ofGround = {
    paper,
    card: paper,
    rule: mix(paper, ink, 0.18),
    edge: readableColor(mix(paper, ink, 0.4), [paper], minContrast.edge),
  };
  const all = { ...ofAccent, ...(theme.ink || theme.paper ? ofText : {}), ...(theme.paper ? ofGround : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, color]) => [name, toHex(color)]));
}

/** An RGB color, each part 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Parses a color of three or six hexadecimal digits, with or without #; undefined for any other text. */
export function parseColor(text: string): Color | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (!digits) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** A color in CSS notation: `#0a5a66`. */
function toHex(color: Color): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a color with a share, 0 to 1, of another. */
function mix(color: Color, other: Color, share: number): Color {
  const part = (at: 0 | 1 | 2) => color[at] + (other[at] - color[at]) * share;
  return [part(0), part(1), part(2)];
}

/** The relative luminance of a color, 0 to 1 (WCAG 2.2). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = Math.round(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function leastContrast(color: Color, others: readonly Color[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];
/** Steps on the way to black or white. */
const steps = 40;

/** The first color on the way from the wanted one to `end` that has the contrast with all others; `end` if none has. */
function readableColor(wanted: Color, others: readonly Color[], least: number, end = blackOrWhite(others)): Color {
  for (let step = 0; step < steps; step++) {
    const color = mix(wanted, end, step / steps);
    if (leastContrast(color, others) >= least) return color;
  }
  return end;
}

/** Black or white, whichever has more contrast with all of these. */
function blackOrWhite(others: readonly Color[]): Color {
  return leastContrast(white, others) >= leastContrast(black, others) ? white : black;
}
