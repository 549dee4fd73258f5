import { owner, saidIn } from '#content/owner.ts';
import tokens from '../../../layouts/styles/tokens.css?raw';
import style from '../../figures/shared/drawing.module.css';
import { namedStyle } from '../../figures/shared/drawing-sheet.tsx';
import type { Page } from '../../routes/page.ts';
import { type Drawn, drawingOfPage } from './drawing-of-page.ts';
import { shareSize } from './share-path.ts';
import { lettersOf, linesOf } from './text-layout.ts';

const margin = 64;
/** Room of the title beside a drawing, and without one. */
const titleWidth = { beside: 560, alone: 1072 } as const;
/** The card of a drawing, and the paper left free around it. */
const frame = { x: 664, y: 128, width: 472, height: 374 } as const;
const inset = 12;
/** Sizes of a title, largest first, with the lines that fit at each. */
const titleSizes = [
  { size: 64, most: 5 },
  { size: 54, most: 6 },
  { size: 46, most: 7 },
] as const;

/** Colors of the site by day, by the names of their tokens. */
const colors = new Map(
  [...(tokens.split('}')[0]?.matchAll(/(--[\w-]+):\s*(#\w+);/g) ?? [])].map(([, name, color]) => [name, color]),
);

/** What the picture of a page shows. */
interface Shown {
  readonly siteName: string;
  readonly title: string;
  /** The company, and where it is. */
  readonly place: string;
  readonly drawing: Drawn | undefined;
}

/** What the picture shows that a shared link to a page shows. */
export function shownOf({ name, language, title }: Page): Shown {
  const siteName = saidIn(owner.siteName, language);
  return { siteName, title, place: `${owner.company} · ${owner.address.line}`, drawing: drawingOfPage(name) };
}

/** The picture as SVG: the site's name, the title, the drawing of the page, and the company. */
export function shareSvg({ siteName, title, place, drawing }: Shown): string {
  const { width, height } = shareSize;
  return inColors(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${namedStyle()}</style>
<rect width="${width}" height="${height}" fill="var(--paper)"/><rect width="${width}" height="14" fill="var(--river)"/>
<g transform="translate(${margin} 54) scale(1.5)" fill="none" stroke="var(--river)" stroke-width="1.7"><path d="M11 1C7 8 2 12 2 17a9 8.5 0 0 0 18 0C20 12 15 8 11 1ZM3 17c3-2 5 2 8 0s5-2 8 0"/></g>
<g fill="var(--ink)">${lettersOf('bold', siteName, 30, margin + 48, 86)}${titleOf(title, drawing ? titleWidth.beside : titleWidth.alone)}</g>
<g fill="var(--ink-2)">${lettersOf('text', place, 28, margin, height - 52)}</g>${drawing ? drawn(drawing) : ''}</svg>`,
  );
}

function titleOf(title: string, width: number): string {
  const { lines, size } = titleLines(title, width);
  return lines.map((line, index) => lettersOf('heading', line, size, margin, 190 + index * size * 1.16)).join('');
}

/** At the largest size at which it has room. */
function titleLines(title: string, width: number) {
  for (const { size, most } of titleSizes) {
    const lines = linesOf('heading', title, size, width);
    if (lines.length <= most) return { lines, size };
  }
  throw new Error(`The title "${title}" has no room on a shared picture`);
}

/** A drawing on a card, whole and in its middle. */
function drawn({ top, markup, ...box }: Drawn): string {
  const { x, y, width, height } = frame;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="var(--card)" stroke="var(--rule)"/>
<svg x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" viewBox="0 ${top} ${box.width} ${box.height}"><g class="${style.drawing}">${markup}</g></svg>`;
}

/** The renderer knows no variables: each stands as its color. Throws, and so stops the build, for one without a color. */
function inColors(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => {
    if (/^--(sans|serif)$/.test(name)) return 'sans-serif';
    const color = colors.get(name);
    if (!color) throw new Error(`A shared picture has no color for ${name}`);
    return color;
  });
}
