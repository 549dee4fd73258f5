import type { Piece, Placed } from './layout.ts';

/** Text area of a page, in points from its top. */
interface Room {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Distributes pieces to pages. Pieces with `keepsNext` stay with the next: a heading with its first lines, the first two lines
 * of a paragraph, a title with its note. Only chunks higher than a page are split.
 */
export function paginate(pieces: readonly Piece[], room: Room): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let y = room.top;
  const place = (piece: Piece, height: number) => {
    const page = pages.at(-1) ?? [];
    const isFirst = page.length === 0;
    const headY = isFirst && piece.head ? { headY: y } : {};
    y += isFirst ? (piece.head?.height ?? 0) : piece.before;
    page.push({ piece, y, height, ...headY });
    y += height;
  };
  const turn = () => {
    pages.push([]);
    y = room.top;
  };
  for (const chunk of chunksOf(pieces)) {
    const isFirst = () => pages.at(-1)?.length === 0;
    const surplus = () => y + heightOf(chunk, isFirst()) - room.bottom;
    const spare = chunk.reduce((sum, { height, least = height }) => sum + height - least, 0);
    if (surplus() > spare && !isFirst()) turn();
    let shrink = Math.min(Math.max(surplus(), 0), spare);
    for (const piece of chunk) {
      const less = Math.min(shrink, piece.height - (piece.least ?? piece.height));
      shrink -= less;
      const height = piece.height - less;
      if (y + (isFirst() ? 0 : piece.before) + height > room.bottom && !isFirst()) turn();
      place(piece, height);
    }
  }
  return pages;
}

/** Runs of pieces that stay together. */
function chunksOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const chunks: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) chunks.at(-1)?.push(piece);
    else chunks.push([piece]);
    isOpen = piece.keepsNext;
  }
  return chunks;
}

function heightOf(chunk: readonly Piece[], isFirst: boolean): number {
  const [first] = chunk;
  const all = chunk.reduce((sum, { before, height }) => sum + before + height, 0);
  return isFirst && first ? all - first.before + (first.head?.height ?? 0) : all;
}
