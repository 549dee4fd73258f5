/** One piece of text a row, in a single string that the engine searches far faster than a list. */
export interface RowText {
  readonly text: string;
  /** Where each row's piece begins in `text`. */
  readonly offsets: Uint32Array;
}

/** Joins one piece of text a row. No piece may hold a line break. */
export function rowText(pieces: readonly string[]): RowText {
  const offsets = new Uint32Array(pieces.length);
  let length = 0;
  pieces.forEach((piece, row) => {
    offsets[row] = length;
    length += piece.length + 1;
  });
  return { text: pieces.join('\n'), offsets };
}

/** The rows whose piece holds a part, in the order of the rows. */
export function rowsHolding({ text, offsets }: RowText, part: string): readonly number[] {
  const rows: number[] = [];
  if (part === '') return rows;
  let row = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, offsets[row])) {
    while (row + 1 < offsets.length && (offsets[row + 1] ?? 0) <= at) row++;
    rows.push(row);
    if (++row >= offsets.length) break;
  }
  return rows;
}
