import type { HTMLElement } from 'node-html-parser';
import type { Tone } from '../content-renderer/ast/blocks.ts';

/** Run text that forces a line break. */
export const lineBreak = '\u2028';

/** Zero-width break opportunity, never drawn. */
export const mayBreak = '\u200b';

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Superscript: a source number. */
  readonly raised?: boolean;
  readonly href?: string;
  /** Link target in the same document. */
  readonly to?: string;
  /** The fonts lack its characters: drawn as an image. */
  readonly foreign?: boolean;
}

export interface Cell {
  readonly runs: readonly Run[];
  /** Header cell of its row. */
  readonly isHead: boolean;
  /** Columns that it stretches over. */
  readonly span: number;
}

/** Rows that are never split across pages. */
export type RowGroup = readonly (readonly Cell[])[];

export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3 | 4;
  readonly runs: readonly Run[];
  /** Name of the place, for links and bookmarks. */
  readonly id?: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
  /** `title` heads a note, `when` is a time frame; both stay with the next block. `quiet` is small and gray. */
  readonly look: 'plain' | 'quiet' | 'title' | 'when';
  readonly tone?: Tone;
}

export interface List {
  readonly kind: 'list';
  readonly mark: 'bullet' | 'number' | 'box';
  readonly items: readonly { readonly blocks: readonly PrintBlock[]; readonly id?: string }[];
}

export interface Table {
  readonly kind: 'table';
  /** Column headers, repeated on every page; may be empty. */
  readonly head: readonly (readonly Run[])[];
  readonly groups: readonly RowGroup[];
  /** Ruled on all sides, to fill in by hand. */
  readonly isGrid?: boolean;
}

export interface Note {
  readonly kind: 'note';
  readonly tone: Tone;
  /** The tone in a word, for readers who do not see its color. */
  readonly name: string;
  /** With a tinted background; otherwise only a colored bar. */
  readonly isFilled: boolean;
  readonly blocks: readonly PrintBlock[];
}

export interface Figure {
  readonly kind: 'figure';
  /** An SVG element, converted by the document's `drawing`, or a drawing. */
  readonly picture: HTMLElement | Drawing;
  readonly alt: string;
  readonly caption: readonly Run[];
}

export interface PrintPhoto {
  /** Loads the JPEG when its page is drawn; null when there is none. */
  readonly picture: () => Promise<ArrayBuffer | null>;
  /** Placeholder text for a missing image. */
  readonly without: string;
  readonly alt: string;
  readonly caption: readonly (readonly Run[])[];
}

/** Photos in rows of two. */
export interface Photos {
  readonly kind: 'photos';
  readonly photos: readonly PrintPhoto[];
  /** Height of an image, in points. */
  readonly height: number;
}

/** Whose sheet it is: the head of a document. */
export interface Letterhead {
  readonly kind: 'letterhead';
  readonly company: string;
  readonly place: string;
  readonly phone: string;
  /** What the phone number is. */
  readonly line: string;
  /** Labels of lines to fill in by hand, in one row. */
  readonly fields: readonly string[];
}

/** Lines to fill in by hand, behind their labels, and a figure beside them. */
export interface Fields {
  readonly kind: 'fields';
  readonly labels: readonly (readonly Run[])[];
  readonly figure?: Pick<Figure, 'picture' | 'alt'>;
  /** Small text under the lines, such as the legend of the figure. */
  readonly legend?: readonly Run[];
}

/** Blocks in two columns on one page, the left one read first. */
export interface Columns {
  readonly kind: 'columns';
  readonly left: readonly PrintBlock[];
  readonly right: readonly PrintBlock[];
  /** Share of the width that the left column takes. */
  readonly share: number;
}

export interface Contents {
  readonly kind: 'contents';
  readonly title: string;
}

/** One block of a printed document, in reading order. */
export type PrintBlock =
  | Heading
  | Paragraph
  | List
  | Table
  | Note
  | Figure
  | Photos
  | Contents
  | Letterhead
  | Fields
  | Columns;

/** A vector drawing in its own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Draws it with its top left corner at x and y, `width` points wide. */
  readonly draw: (
    doc: PDFKit.PDFDocument,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ) => void;
}
