/** Height of our fonts above and below the baseline, in parts of the font size: their own `hhea` values. */
const heights = { serif: [1.036, 0.335], sans: [1.024, 0.4] } as const;

/** A font of a device that stands in for one of ours. */
interface FallbackFont {
  readonly family: string;
  /** Full names of the font, as `local()` finds it. */
  readonly local: readonly string[];
  readonly like: keyof typeof heights;
  readonly weight: string;
  /** Percent of its size at which lowercase letters, capitals and digits, and the space are as wide as ours. */
  readonly adjust: readonly [letters: number, capitals: number, space: number];
}

/**
 * Measured in Chromium over the paragraphs and headings of ten pages in both languages, by least error of the width of a line:
 * Arial as Arimo, Georgia as Gelasio, which have the same widths. Of a thousand paragraphs about 20 break differently.
 */
const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Fallback serif',
    local: ['Georgia Bold', 'Gelasio Bold'],
    like: 'serif',
    weight: '600',
    adjust: [84.83, 78.53, 87.69],
  },
  {
    family: 'Fallback serif Android',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    like: 'serif',
    weight: '600',
    adjust: [86.34, 82.42, 80.74],
  },
  {
    family: 'Fallback serif Linux',
    local: ['DejaVu Serif Bold'],
    like: 'serif',
    weight: '600',
    adjust: [78.35, 78.84, 59.63],
  },
  {
    family: 'Fallback sans',
    local: ['Arial', 'Liberation Sans'],
    like: 'sans',
    weight: '400',
    adjust: [94.73, 86.45, 77.8],
  },
  {
    family: 'Fallback sans',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    like: 'sans',
    weight: '600 700',
    adjust: [90.59, 85.26, 76.56],
  },
  {
    family: 'Fallback sans Android',
    local: ['Roboto', 'Roboto Regular'],
    like: 'sans',
    weight: '400',
    adjust: [94.86, 91.84, 83.39],
  },
  {
    family: 'Fallback sans Android',
    local: ['Roboto Bold', 'Roboto-Bold'],
    like: 'sans',
    weight: '600 700',
    adjust: [95.89, 89.35, 87.24],
  },
  { family: 'Fallback sans Linux', local: ['DejaVu Sans'], like: 'sans', weight: '400', adjust: [84, 80.47, 65.31] },
  {
    family: 'Fallback sans Linux',
    local: ['DejaVu Sans Bold'],
    like: 'sans',
    weight: '600 700',
    adjust: [76.31, 75.53, 57.21],
  },
];

/** Characters of the faces of a font; a later face wins. */
const ranges = [undefined, 'U+30-39,U+41-5A,U+C0-DE', 'U+20'] as const;

/** The faces of all fallback fonts as CSS, each as wide and as high as the font it stands in for. */
export function fallbackFaces(): string {
  return fallbackFonts.flatMap((font) => ranges.map((range, at) => face(font, font.adjust[at] ?? 100, range))).join('');
}

function face({ family, local, like, weight }: FallbackFont, adjust: number, range: string | undefined): string {
  const [ascent, descent] = heights[like].map((height) => `${((100 * height) / (adjust / 100)).toFixed(2)}%`);
  const src = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};size-adjust:${adjust}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%${range ? `;unicode-range:${range}` : ''}}`;
}
