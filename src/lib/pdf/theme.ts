import { colors } from '#content/colors.ts';
import type { Tone } from '../content-renderer/ast/blocks.ts';
import type { Document } from './make-pdf.ts';

/** US letter, in points. */
export const paper = { width: 612, height: 792, margin: 54, foot: 40 } as const;

const { print } = colors;

export const ink = {
  text: print.ink,
  quiet: print['ink-2'],
  rule: print.rule,
  link: print.river,
  shade: '#f1f1f1',
} as const;

/** Colors of a note: bar and titles, and background. */
export const toneInk: Readonly<Record<Tone, { readonly strong: string; readonly tint: string }>> = {
  river: { strong: print.river, tint: print['river-tint'] },
  amber: { strong: print.amber, tint: print['amber-tint'] },
  alarm: { strong: print.alarm, tint: print['alarm-tint'] },
  go: { strong: print.go, tint: print['go-tint'] },
};

/** Sizes of type, in points. */
export const sizes = {
  1: 24,
  2: 15.5,
  3: 12.5,
  4: 11,
  plain: 10.5,
  title: 11.5,
  quiet: 9,
  when: 8.5,
  table: 9.5,
} as const;

/** Line height as a multiple of the font size. */
export const leading = 1.38;
export const headLeading = 1.2;

export const notePad = 9;

/** Paths or bytes of the two fonts of PDFs made on a device. */
export interface TwoFaces {
  readonly text: string | ArrayBuffer;
  readonly bold: string | ArrayBuffer;
}

/** All font faces from two: italic is upright, and headings are bold. */
export function twoFaceFonts({ text, bold }: TwoFaces): Document['fonts'] {
  return { text, bold, italic: text, boldItalic: bold, heading: bold };
}
