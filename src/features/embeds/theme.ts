import { themeNames } from '../calculators/embed-address.ts';
import { type Color, colorOf, farEnd, hexOf, mix, readable } from './colors.ts';

export type ThemeName = (typeof themeNames)[number];
export type Theme = Readonly<Partial<Record<ThemeName, Color>>>;

/** The colors that a page has before anybody asks for others, by the names of its tokens without the dashes. */
export type Look = Readonly<Record<string, Color | undefined>>;

/** Contrast of text, and of the edge of a control, with what is behind it (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, edge: 3 };
/** Texts that keep their colors, because these say something; and what stands behind text beside the ground. */
const marks = ['alarm', 'amber', 'go', 'low', 'moderate', 'high'];
const tints = ['alarm-tint', 'amber-tint', 'go-tint'];

/** The theme that a query asks for. What is no color asks for nothing. */
export function themeOf(query: URLSearchParams): Theme {
  const asked = themeNames.flatMap((name) => {
    const color = colorOf(query.get(name) ?? '');
    return color ? [[name, color] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** Whether a ground wants light text: then the site's dark colors stand on it. */
export function isDark(paper: Color): boolean {
  return farEnd([paper])[0] > 0;
}

/**
 * The tokens of a theme, as CSS writes them. Every text keeps its contrast whatever was asked for: a color that would lose it
 * moves towards black or white until it has it again.
 * @param look the colors of the site on a ground of that kind, light or dark
 */
export function tokensOf(theme: Theme, look: Look): Readonly<Record<string, string>> {
  const known = (names: readonly string[]) => names.map((name) => look[name]).filter((color) => color !== undefined);
  const [given, text, own] = [theme.paper ?? look.paper, theme.ink ?? look.ink, theme.accent ?? look.river];
  if (!given || !text || !own) return {};
  const end: Color = isDark(given) ? [0, 0, 0] : [255, 255, 255];
  const paper = theme.paper ? readable(given, known(marks), least.text, end) : given;
  const tint = mix(paper, own, 0.12);
  const grounds = [paper, tint, ...known(tints), ...(theme.paper ? [] : known(['card']))];
  const ink = readable(text, grounds, least.text);
  const river = readable(own, grounds, least.text);
  const ofAccent = {
    river,
    'river-deep': readable(mix(river, ink, 0.4), grounds, least.text),
    'river-tint': tint,
    'on-river': farEnd([river]),
  };
  const ofText = { ink, 'ink-2': readable(mix(ink, paper, 0.25), grounds, least.text) };
  const ofGround = {
    paper,
    card: paper,
    rule: mix(paper, ink, 0.18),
    edge: readable(mix(paper, ink, 0.4), [paper], least.edge),
  };
  const all = { ...ofAccent, ...(theme.ink || theme.paper ? ofText : {}), ...(theme.paper ? ofGround : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, color]) => [name, hexOf(color)]));
}
