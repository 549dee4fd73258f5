import type { Box, Column, Piece } from './layout.ts';

/** A note that is not higher is never parted, in points. */
const wholeNote = 190;

/** Strips of a page as they are added one below the other: the column they stand in, the space due, the notes around them. */
export class StripWriter {
  readonly pieces: Piece[] = [];
  #column: Column;
  #boxes: readonly Box[] = [];
  #gap = 0;

  constructor(column: Column) {
    this.#column = column;
  }

  /** The column in which the next strip stands. */
  get column(): Column {
    return this.#column;
  }

  /** The note around the next strip, innermost. */
  get box(): Box | undefined {
    return this.#boxes.at(-1);
  }

  /** A strip that nothing is put round yet. Its height is in points. */
  piece(height: number, keepsNext: boolean, draw: Piece['draw']): Piece {
    return { height, before: 0, keepsNext, boxes: this.#boxes, draw };
  }

  /** Adds strips after the space that is due, and asks for space after them. */
  add(pieces: readonly Piece[], after: number) {
    for (const [index, piece] of pieces.entries()) {
      this.pieces.push({ ...piece, before: index === 0 ? this.#gap : piece.before, boxes: this.#boxes });
    }
    this.#gap = after;
  }

  /** Asks for at least so much space before the next strip. */
  space(height: number) {
    this.#gap = Math.max(this.#gap, height);
  }

  /** Strips from a place on stay with their next ones. */
  keepFrom(from: number) {
    for (const [index, piece] of this.pieces.entries()) {
      if (index >= from) this.pieces[index] = { ...piece, keepsNext: true };
    }
  }

  /** Adds strips in a narrower column. */
  inset(by: number, fill: () => void, right = 0) {
    const outer = this.#column;
    this.#column = { left: outer.left + by, width: outer.width - by - right };
    fill();
    this.#column = outer;
  }

  /** Adds strips inside a note, with so much space within it and below it. */
  inBox(
    look: Pick<Box, 'tone' | 'isFilled'>,
    { pad, below }: { readonly pad: number; readonly below: number },
    fill: () => void,
  ) {
    this.#gap += pad;
    const outer = this.#boxes;
    const from = this.pieces.length;
    this.#boxes = [...outer, { ...look, ...this.#column }];
    this.inset(pad + 3, fill, pad);
    this.#boxes = outer;
    this.#keepWhole(from);
    this.#gap = pad + below;
  }

  #keepWhole(from: number) {
    const inside = this.pieces.slice(from);
    const height = inside.reduce((sum, piece) => sum + piece.before + piece.height, 0);
    if (height > wholeNote) return;
    const kept = inside.map((piece, index) => ({ ...piece, keepsNext: index < inside.length - 1 }));
    this.pieces.splice(from, inside.length, ...kept);
  }
}
