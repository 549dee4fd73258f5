import { type Font, openSync } from 'fontkit';
import { colors } from '#content/colors.ts';
import { owner, ownerPlace, saidIn } from '#content/owner.ts';
import style from '../../figures/shared/drawing.module.css';
import { namedStyle, withoutWords } from '../../figures/shared/drawing-sheet.tsx';
import { guideDrawings } from '../../figures/shared/thumbnails.ts';
import { fonts } from '../../fonts/font-sources.ts';
import type { PageName } from '../../routes/addresses.ts';
import { isPageName, type Page } from '../../routes/page.ts';
import { calculatorDrawings } from './calculator-drawings.ts';
import { field } from './shapes.ts';
import { shareSize } from './share-meta.ts';
import {
  claimClock,
  costBuilder,
  directory,
  dryingJob,
  equipmentCheck,
  lossRecord,
  moldRules,
} from './tool-drawings.ts';

type Face = keyof typeof fonts;

const opened = new Map<Face, Font>();

/** Width of a text, in the units of `size`. */
export function widthOf(face: Face, text: string, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A text as SVG outlines, independent of installed fonts.
 * @param x start, and @param y baseline
 */
export function lettersOf(face: Face, text: string, size: number, x: number, y: number): string {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const shapes = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const shape = path.translate(at + xOffset, 0).toSVG();
    at += xAdvance;
    return shape;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${shapes.join('')}"/>`;
}

/** Wraps a text at `width`. A wider word gets its own line. */
export function linesOf(face: Face, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(fonts[face]);
  if (!('layout' in font)) throw new Error(`${fonts[face]} is a collection of fonts, not one`);
  opened.set(face, font);
  return font;
}

const toolDrawings: Partial<Record<PageName, () => string>> = {
  ...calculatorDrawings,
  '/calculators/equipment-check': equipmentCheck,
  '/cost-builder': costBuilder,
  '/drying-job': dryingJob,
  '/loss-record': lossRecord,
  '/claim-clock': claimClock,
  '/insurance-directory': directory,
  '/mold-rules': moldRules,
};

/**
 * Figures for share images, where they differ from the thumbnails on the site: only
 * drawings that work without text.
 */
const drawings: Partial<Record<PageName, string>> = {
  '/': 'where-water-hides',
  '/guides/insurance-agents-guide': 'signs-by-location',
  '/guides/help-and-rights-in-texas': 'who-clears-what',
  '/guides/when-to-call-professionals': 'water-categories',
  '/s500-reference': 'water-categories',
  '/where-we-differ': 'mold-clock',
  '/blog': 'where-water-hides',
  '/reviews': 'meter-parts',
  '/ai-in-restoration': 'drying-system',
  '/damage-assessment': 'water-categories',
  '/videos': 'shut-off-points',
  '/resources': 'shut-off-points',
  '/ask': 'where-water-hides',
  '/about': 'crew-day',
  '/wtr-connection': 'service-map',
  '/calculators': 'drying-system',
  '/embeds': 'drying-system',
};

type Drawn = ReturnType<typeof withoutWords>;

/**
 * The drawing of a page's share image, without text: its own, or that of its parent. Undefined for a
 * page without a drawing.
 */
export function drawingOfPage(name: PageName): Drawn | undefined {
  const above = name.slice(0, name.lastIndexOf('/'));
  const tool = toolDrawings[name];
  if (tool) return { top: '0', width: String(field.width), height: String(field.height), markup: tool() };
  const figure = drawings[name] ?? guideDrawings[name] ?? (isPageName(above) ? drawings[above] : undefined);
  return figure ? withoutWords(figure) : undefined;
}

const margin = 64;
/** Width of the title beside a drawing, and without one. */
const titleWidth = { beside: 560, alone: 1072 } as const;
/** The card of a drawing, and its padding. */
const frame = { x: 664, y: 128, width: 472, height: 374 } as const;
const inset = 12;
/** Font sizes of the title, largest first, with the maximum number of lines. */
const titleSizes = [
  { size: 64, most: 5 },
  { size: 54, most: 6 },
  { size: 46, most: 7 },
] as const;

interface Shown {
  readonly siteName: string;
  readonly title: string;
  /** The company, and where it is. */
  readonly place: string;
  readonly drawing: Drawn | undefined;
}

/** The content of the share image of a page. */
export function shownOf({ name, language, title }: Page): Shown {
  const siteName = saidIn(owner.siteName, language);
  return { siteName, title, place: `${owner.company} · ${ownerPlace(language)}`, drawing: drawingOfPage(name) };
}

/** The share image as SVG: site name, title, drawing and company. */
export function shareSvg({ siteName, title, place, drawing }: Shown): string {
  const { width, height } = shareSize;
  return inColors(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${namedStyle()}</style>
<rect width="${width}" height="${height}" fill="var(--paper)"/><rect width="${width}" height="14" fill="var(--river)"/>
<g transform="translate(${margin} 54) scale(1.5)" fill="none" stroke="var(--river)" stroke-width="1.7"><path d="M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1ZM3 17c3-2 5 2 8 0s5-2 8 0"/></g>
<g fill="var(--ink)">${lettersOf('bold', siteName, 30, margin + 48, 86)}${titleOf(title, drawing ? titleWidth.beside : titleWidth.alone)}</g>
<g fill="var(--ink-2)">${lettersOf('text', place, 28, margin, height - 52)}</g>${drawing ? drawingCard(drawing) : ''}</svg>`,
  );
}

function titleOf(title: string, width: number): string {
  const { lines, size } = titleLines(title, width);
  return lines.map((line, index) => lettersOf('heading', line, size, margin, 190 + index * size * 1.16)).join('');
}

/** Lines at the largest size that fits. */
function titleLines(title: string, width: number) {
  for (const { size, most } of titleSizes) {
    const lines = linesOf('heading', title, size, width);
    if (lines.length <= most) return { lines, size };
  }
  throw new Error(`The title "${title}" has no room on a shared picture`);
}

/** A drawing on a card, whole and in its middle. */
function drawingCard({ top, markup, ...box }: Drawn): string {
  const { x, y, width, height } = frame;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="var(--card)" stroke="var(--rule)"/>
<svg x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" viewBox="0 ${top} ${box.width} ${box.height}"><g class="${style.drawing}">${markup}</g></svg>`;
}

/** Replaces CSS variables, which the renderer does not support, by colors. Throws on an unknown one. */
function inColors(svg: string): string {
  const light: Readonly<Record<string, string>> = colors.light;
  return svg.replace(/var\(--([\w-]+)\)/g, (_whole, name: string) => {
    if (/^(sans|serif)$/.test(name)) return 'sans-serif';
    const color = light[name];
    if (!color) throw new Error(`A shared picture has no color for ${name}`);
    return color;
  });
}
