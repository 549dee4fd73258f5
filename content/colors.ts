/**
 * The colors of pages, print, mail, icons and embeds, in hexadecimal. `npm run check-owner` reports an invalid color, and text that is
 * too pale to read on its background (WCAG 2.2: 4.5 to 1).
 */

/** Pages by day. `river` is the color of the company: links, drawings, the icon. */
const light = {
  paper: '#f6f3ec',
  card: '#fffdf8',
  ink: '#14222b',
  'ink-2': '#48565e',
  rule: '#d8d2c4',
  edge: '#7d878c',
  river: '#0a5a66',
  'river-deep': '#063f49',
  'river-tint': '#dcebea',
  'on-river': '#ffffff',
  alarm: '#b3231a',
  'alarm-fill': '#b3231a',
  'alarm-tint': '#fbe9e6',
  amber: '#a85a06',
  'amber-tint': '#fbf0dc',
  go: '#2d6a3a',
  'go-tint': '#e3efe2',
  low: '#1d5b8f',
  'low-fill': '#1d5b8f',
  moderate: '#7a5c00',
  'moderate-fill': '#f4c430',
  high: '#a04a00',
  'high-fill': '#f28c28',
  slab: '#14222b',
  'on-slab': '#fffdf8',
  'on-slab-2': '#b9c4c7',
  'slab-river': '#6fc3cc',
  'slab-rule': '#34454e',
};

export type ColorName = keyof typeof light;
export type Palette = Readonly<Record<ColorName, string>>;

/** Pages on a device that is set to dark. */
const dark: Palette = {
  paper: '#10191e',
  card: '#17242c',
  ink: '#eef1ec',
  'ink-2': '#a9b6bb',
  rule: '#2c3b43',
  edge: '#74858d',
  river: '#6fc3cc',
  'river-deep': '#a5dfe4',
  'river-tint': '#143238',
  'on-river': '#0c1a1d',
  alarm: '#ff8a7d',
  'alarm-fill': '#c9342a',
  'alarm-tint': '#3a1a17',
  amber: '#f0b35e',
  'amber-tint': '#33260f',
  go: '#7fcf92',
  'go-tint': '#16301d',
  low: '#86bdf0',
  'low-fill': '#1d5b8f',
  moderate: '#e5cc5f',
  'moderate-fill': '#f4c430',
  high: '#f5a35c',
  'high-fill': '#f28c28',
  slab: '#0a1114',
  'on-slab': '#eef1ec',
  'on-slab-2': '#a9b6bb',
  'slab-river': '#6fc3cc',
  'slab-rule': '#2c3b43',
};

/** PDFs, workbooks and printed pages: the colors of the day, stronger where a printer is pale. */
const print: Palette = {
  ...light,
  paper: '#ffffff',
  card: '#ffffff',
  rule: '#b9b2a2',
  alarm: '#a01f17',
  amber: '#8a4a05',
};

export const colors = { light, dark, print } as const;

const rootRule = (palette: Palette) =>
  `:root{${Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;

/** The CSS custom properties of the colors. Stylesheets come after it: tokens.css changes some for contrast and print. */
export const colorRules = [
  rootRule(light),
  '@media screen{@media(prefers-color-scheme:dark){',
  rootRule(dark),
  '}}',
].join('');
