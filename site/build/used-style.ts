import postcss, { type ChildNode } from 'postcss';
import { byText } from '../../core/basis/memory/by-text.ts';
import { remembered } from '../../core/basis/memory/remembered.ts';

/** A part of a style sheet that stays or goes as a whole, or of which parts go. It is never changed: pages share it. */
type Piece =
  /** What always stays: a statement, the steps of a movement, a declaration. */
  | { readonly kind: 'text'; readonly text: string; readonly property?: string }
  | { readonly kind: 'rule'; readonly selectors: readonly string[]; readonly inside: readonly Piece[] }
  /** Rules under a condition or in a layer. */
  | { readonly kind: 'group'; readonly open: string; readonly inside: readonly Piece[] };

/** Names that stand in one of several places. */
export type Places = readonly ReadonlySet<string>[];

export const holds = (places: Places, name: string): boolean => places.some((place) => place.has(name));

/**
 * The same style sheets, which are minified, without repeats, without the selectors that are not used, and without the custom
 * properties that nothing reads. One that only another unread one reads goes with it.
 * @param readElsewhere the custom properties that something beside the sheets reads
 */
export function usedStyles(
  sheets: readonly string[],
  isUsed: (selector: string) => boolean,
  readElsewhere: Places,
): readonly string[] {
  const used = sheets.map((css) => kept(piecesOf(css), (piece) => usedPart(piece, isUsed)));
  return withoutUnread(used, readElsewhere).map((pieces) => pieces.map(textOf).join(''));
}

/** The custom properties that a text reads. */
export function readIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name = '']) => name));
}

/** The pieces of a sheet. A style that several parts import comes several times: the last of equal ones is enough. */
const piecesOf = byText((css) => lastOfEach(postcss.parse(css).nodes.map(pieceOf)));

function lastOfEach(pieces: readonly Piece[]): readonly Piece[] {
  const last = new Map(pieces.map((piece) => [textOf(piece), piece]));
  return pieces.filter((piece) => last.get(textOf(piece)) === piece);
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') return { kind: 'rule', selectors: node.selectors, inside: node.nodes.map(pieceOf) };
  if (node.type === 'decl') return { kind: 'text', text: node.toString(), property: node.prop };
  if (node.type === 'comment') return { kind: 'text', text: node.toString() };
  if (!node.nodes) return { kind: 'text', text: `${node};` };
  if (node.name === 'keyframes') return { kind: 'text', text: node.toString() };
  const open = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
  return { kind: 'group', open, inside: node.nodes.map(pieceOf) };
}

const textOf = remembered(written);

function written(piece: Piece): string {
  if (piece.kind === 'text') return piece.text;
  const inside = piece.inside.map((part, at) => {
    const isFollowed = 'property' in part && at < piece.inside.length - 1;
    return isFollowed ? `${textOf(part)};` : textOf(part);
  });
  return `${piece.kind === 'rule' ? piece.selectors.join(',') : piece.open}{${inside.join('')}}`;
}

/** What is left of pieces, each of which may go, or become a smaller one. Those that stay as they are stay the same. */
const kept = (pieces: readonly Piece[], left: (piece: Piece) => Piece | null): readonly Piece[] =>
  pieces.map(left).filter((piece) => piece !== null);

/** The same piece with other parts inside; none where nothing is left in it. */
function holding<Holder extends Exclude<Piece, { kind: 'text' }>>(
  piece: Holder,
  inside: readonly Piece[],
): Holder | null {
  if (inside.length === 0) return null;
  const isSame = inside.length === piece.inside.length && inside.every((part, at) => part === piece.inside[at]);
  return isSame ? piece : { ...piece, inside };
}

function usedPart(piece: Piece, isUsed: (selector: string) => boolean): Piece | null {
  if (piece.kind === 'text') return piece;
  const inside = () => kept(piece.inside, (part) => usedPart(part, isUsed));
  if (piece.kind === 'group') return holding(piece, inside());
  const selectors = piece.selectors.filter(isUsed);
  if (selectors.length === 0) return null;
  return holding(selectors.length === piece.selectors.length ? piece : { ...piece, selectors }, inside());
}

/** Reads again until nothing more goes. */
function withoutUnread(sheets: readonly (readonly Piece[])[], readElsewhere: Places): readonly (readonly Piece[])[] {
  const read = [...readElsewhere, ...sheets.flat().map(readBy)];
  const left = sheets.map((pieces) => kept(pieces, (piece) => readPart(piece, read)));
  const isSame = sheets.every((pieces, at) => pieces.every((piece, place) => piece === left[at]?.[place]));
  return isSame ? left : withoutUnread(left, readElsewhere);
}

const readBy = remembered((piece: Piece) => readIn(textOf(piece)));

/** Custom properties go where they are set for all of a page. */
function readPart(piece: Piece, read: Places): Piece | null {
  if (piece.kind === 'text') return piece;
  if (piece.kind === 'group')
    return holding(
      piece,
      kept(piece.inside, (part) => readPart(part, read)),
    );
  if (piece.selectors.join() !== ':root') return piece;
  const isUnread = (part: Piece) =>
    'property' in part && part.property?.startsWith('--') && !holds(read, part.property);
  return holding(
    piece,
    kept(piece.inside, (part) => (isUnread(part) ? null : part)),
  );
}
