import type { Box, Column, Piece } from './layout.ts';

/** Notes up to this height, in points, are never split. */
const wholeNote = 190;

/** Collects pieces with the current column, pending space and surrounding notes. */
export class StripWriter {
  readonly pieces: Piece[] = [];
  #column: Column;
  #boxes: readonly Box[] = [];
  #gap = 0;

  constructor(column: Column) {
    this.#column = column;
  }

  get column(): Column {
    return this.#column;
  }

  /** The innermost current note. */
  get box(): Box | undefined {
    return this.#boxes.at(-1);
  }

  /** Creates a piece in the current notes. Height in points. */
  piece(height: number, keepsNext: boolean, draw: Piece['draw']): Piece {
    return { height, before: 0, keepsNext, boxes: this.#boxes, draw };
  }

  /** Adds pieces after the pending space, and sets the space after them. */
  add(pieces: readonly Piece[], after: number) {
    for (const [index, piece] of pieces.entries()) {
      this.pieces.push({ ...piece, before: index === 0 ? this.#gap : piece.before, boxes: this.#boxes });
    }
    this.#gap = after;
  }

  /** Sets a minimum space before the next piece. */
  space(height: number) {
    this.#gap = Math.max(this.#gap, height);
  }

  /** Keeps all pieces from an index on with their next. */
  keepFrom(from: number) {
    for (const [index, piece] of this.pieces.entries()) {
      if (index >= from) this.pieces[index] = { ...piece, keepsNext: true };
    }
  }

  inset(by: number, fill: () => void, right = 0) {
    const outer = this.#column;
    this.#column = { left: outer.left + by, width: outer.width - by - right };
    fill();
    this.#column = outer;
  }

  /** Adds pieces inside a note, with padding and space below. */
  inBox(
    look: Pick<Box, 'tone' | 'isFilled'>,
    { pad, below }: { readonly pad: number; readonly below: number },
    fill: () => void,
  ) {
    this.#gap += pad;
    const outer = this.#boxes;
    const from = this.pieces.length;
    this.#boxes = [...outer, { ...look, ...this.#column, pad }];
    this.inset(pad + 3, fill, pad);
    this.#boxes = outer;
    this.#keepWhole(from);
    this.#gap = pad + below;
  }

  #keepWhole(from: number) {
    const inside = this.pieces.slice(from);
    const height = inside.reduce((sum, piece) => sum + piece.before + piece.height, 0);
    if (height > wholeNote) return;
    const joined = inside.map((piece, index) => ({ ...piece, keepsNext: index < inside.length - 1 }));
    this.pieces.splice(from, inside.length, ...joined);
  }
}
