/** A stretch of a book that can be found: a paragraph, an entry of a list, a row of a table, or a heading. */
export interface Passage {
  /** The heading that it stands under. */
  readonly heading: string;
  readonly text: string;
}

/**
 * Places, among passages, of those that hold every word of a query, whatever the case and the accents: first those whose
 * heading holds them all, then the others, each in the order of the book. Nothing for a query under two letters.
 */
export function find(passages: readonly Passage[], query: string): readonly number[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const rankOf = ({ heading, text }: Passage) => (holds(heading) ? 0 : holds(`${heading} ${text}`) ? 1 : 2);
  const ranks = passages.map(rankOf);
  return [0, 1].flatMap((rank) => ranks.flatMap((own, index) => (own === rank ? [index] : [])));
}

/** About ninety signs of a text around the first word of a query. */
export function excerpt(text: string, query: string): string {
  const [word = ''] = folded(query).trim().split(/\s+/);
  const at = Math.max(0, folded(text).indexOf(word) - 30);
  const part = text.slice(at, at + 90).trim();
  return `${at > 0 ? '… ' : ''}${part}${at + 90 < text.length ? ' …' : ''}`;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
