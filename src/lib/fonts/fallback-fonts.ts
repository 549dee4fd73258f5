/** Height of our fonts above and below the baseline, in parts of the font size: their own `hhea` values. */
const heights = { serif: [1.036, 0.335], sans: [1.024, 0.4] } as const;

/** A local font that replaces one of ours until it is loaded. */
interface FallbackFont {
  readonly family: string;
  /** Full names of the font, as `local()` finds it. */
  readonly local: readonly string[];
  readonly like: keyof typeof heights;
  readonly weight: string;
  /** Percent of its size at which most of its characters are as wide as ours. */
  readonly size: number;
  /** The same for characters that need another size. */
  readonly sizes: Readonly<Record<string, number>>;
}

/**
 * Fitted to the advance widths of both fonts, by least error over the lines of the guides in both languages: Arial as Arimo,
 * Georgia as Gelasio, which have the same widths. A line is as wide as in our font to about 0.4 %, so that it breaks alike.
 * DejaVu is fitted to its unrounded widths, which `text-rendering: geometricPrecision` in base.css asks of Linux: it would round
 * each character to whole pixels, up to 4 % of a line. Bold sans is in labels and buttons, which seldom break: the space alone
 * has a size of its own.
 */
const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Fallback serif',
    local: ['Georgia Bold', 'Gelasio Bold'],
    like: 'serif',
    weight: '600',
    size: 85.3,
    sizes: {
      "$'()/04689:;?BEGIJKSXZ¿–’“”": 77.7,
      '-23CDFHLMNOPQRUWYaijrst·áí': 82.7,
      '%17Tbcfgkpvy': 88.3,
      ' ': 83.8,
    },
  },
  {
    family: 'Fallback serif Android',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    like: 'serif',
    weight: '600',
    size: 82.2,
    sizes: {
      '()ALOQXdefklquyéú': 85.7,
      $0123456789DEFIKNPSWYbhmnopswñó: 87.9,
      '%,-./:;BCHJMRTUVcg·–': 90.9,
      ' ': 81.8,
    },
  },
  {
    family: 'Fallback serif Linux',
    local: ['DejaVu Serif Bold'],
    like: 'serif',
    weight: '600',
    size: 77.0,
    sizes: {
      ' ': 61.1,
      '!()012345678?BSZgt¡¿’“”': 71.6,
      ',.ALTUVWbdfhkmnopr«»ñó': 81.1,
      Yvwxy: 86.4,
    },
  },
  {
    family: 'Fallback sans',
    local: ['Arial', 'Liberation Sans'],
    like: 'sans',
    weight: '400',
    size: 98.7,
    sizes: {
      '?ACDEFGOPQRSVWXYsz·¿–': 82.3,
      '$%(),-.0123456789:;BHKLMNTUZacegvxyáéí': 89.6,
      "'/ijlt’“”": 115.3,
      ' ': 71.6,
    },
  },
  {
    family: 'Fallback sans',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    like: 'sans',
    weight: '600 700',
    size: 90.9,
    sizes: { ' ': 71.6 },
  },
  {
    family: 'Fallback sans Android',
    local: ['Roboto', 'Roboto Regular'],
    like: 'sans',
    weight: '400',
    size: 99.7,
    sizes: {
      '$()/0123456789ACJMVWXYcfsz–': 84.2,
      '.?BDEFGHIKLNOPQRSTZaegmovwx·¿áéó': 92.9,
      "',;’“”": 125.6,
      ' ': 80.2,
    },
  },
  {
    family: 'Fallback sans Android',
    local: ['Roboto Bold', 'Roboto-Bold'],
    like: 'sans',
    weight: '600 700',
    size: 99.7,
    sizes: { ' ': 80.0 },
  },
  {
    family: 'Fallback sans Linux',
    local: ['DejaVu Sans'],
    like: 'sans',
    weight: '400',
    size: 81.1,
    sizes: {
      '!$&()+,.0123456789:;=ADGVWXYZ[]gvxy°·’': 78.2,
      ' ': 62.7,
      '%*-@BFHMNOQShkmnrtuñúü': 85.3,
      "'/IJKLPTUbdijlopqwÍíó–": 87.9,
    },
  },
  {
    family: 'Fallback sans Linux',
    local: ['DejaVu Sans Bold'],
    like: 'sans',
    weight: '600 700',
    size: 76.3,
    sizes: { ' ': 57.0 },
  },
];

/** The faces of all fallback fonts as CSS, each as wide and as high as the font it replaces. */
export function fallbackFaces(): string {
  return fallbackFonts
    .flatMap((font) => [
      face(font, font.size, ''),
      // A later face wins.
      ...Object.entries(font.sizes).map(([characters, size]) => face(font, size, unicodeRange(characters))),
    ])
    .join('');
}

function face({ family, local, like, weight }: FallbackFont, size: number, range: string): string {
  const [ascent, descent] = heights[like].map((height) => `${((100 * height) / (size / 100)).toFixed(2)}%`);
  const src = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%${range && `;unicode-range:${range}`}}`;
}

/** Characters as a CSS unicode-range: "abcx" is "U+61-63,U+78". */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}
