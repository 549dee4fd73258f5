import { type Font, openSync } from 'fontkit';
import { fonts } from '../../fonts/paper-fonts.ts';

/** A face of the site, as its papers are set in. */
export type Face = keyof typeof fonts;

const opened = new Map<Face, Font>();

/** How wide a text is in a face of a size, in the units of the size. */
export function widthOf(face: Face, text: string, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A text as the outlines of its letters, in SVG: it looks the same on every machine, whatever fonts that has.
 * @param x where it begins, and @param y the line that it stands on
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

/** A text in lines that are no wider than `width`. A word that is wider stands alone. */
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
