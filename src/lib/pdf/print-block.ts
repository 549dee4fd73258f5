import type { HTMLElement } from 'node-html-parser';
import type { Tone } from '../content-renderer/ast/blocks.ts';

/** Text of a run that stands for a break of the line. */
export const lineBreak = '\u2028';

/** Text of a run after which an address may be broken. It is never drawn. */
export const mayBreak = '\u200b';

/** A piece of a paragraph in one style. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Smaller and raised: the number of a source. */
  readonly raised?: boolean;
  /** Address that it leads to. */
  readonly href?: string;
  /** Place of the same document that it leads to. */
  readonly to?: string;
  /** The fonts lack its characters: they are drawn as a picture. */
  readonly foreign?: boolean;
}

export interface Cell {
  readonly runs: readonly Run[];
  /** The cell names its row. */
  readonly isHead: boolean;
  /** Columns that it stretches over. */
  readonly span: number;
}

/** Rows that belong together stand in one group, and a page never parts them. */
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
  /** `title` heads a note, `when` says how soon; both stay with what follows. `quiet` is small and gray. */
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
  /** Names of the columns, repeated on every page that the table reaches; may be empty. */
  readonly head: readonly (readonly Run[])[];
  readonly groups: readonly RowGroup[];
}

export interface Note {
  readonly kind: 'note';
  readonly tone: Tone;
  /** What the tone means, in a word, for those who do not see its color. */
  readonly name: string;
  /** Set on a tint of its color; otherwise only a bar in the color stands beside it. */
  readonly isFilled: boolean;
  readonly blocks: readonly PrintBlock[];
}

export interface Figure {
  readonly kind: 'figure';
  /** A picture of the site, which the document's own `drawing` draws, or one that draws itself. */
  readonly picture: HTMLElement | Drawing;
  readonly alt: string;
  readonly caption: readonly Run[];
}

/** One photo with what is said of it. */
export interface PrintPhoto {
  /** Its bytes as JPEG; null where there is no picture to show. Asked for when its page is drawn. */
  readonly picture: () => Promise<ArrayBuffer | null>;
  /** What stands in the place of a picture that cannot be shown. */
  readonly without: string;
  readonly alt: string;
  /** Paragraphs under the picture. */
  readonly caption: readonly (readonly Run[])[];
}

/** Photos in rows of two. */
export interface Photos {
  readonly kind: 'photos';
  readonly photos: readonly PrintPhoto[];
  /** Height of a picture's place, points. */
  readonly height: number;
}

/** The headings that follow, with their pages. */
export interface Contents {
  readonly kind: 'contents';
  readonly title: string;
}

/** One block of a printed document, in reading order. */
export type PrintBlock = Heading | Paragraph | List | Table | Note | Figure | Photos | Contents;

/** A picture of lines and texts, in units of its own. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Draws it with its top left corner at a place, `width` points wide. */
  readonly draw: (
    doc: PDFKit.PDFDocument,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ) => void;
}
