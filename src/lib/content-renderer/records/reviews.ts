import type { Lists } from '#content/en/lists/lists.ts';
import type { Block } from '../ast/blocks.ts';
import { plainInlines } from '../ast/inlines.ts';
import type { Speaks } from '../ast/speaker.ts';

/** The score of a review and its verdict. */
export function score({ lists }: Speaks, id = ''): readonly Block[] {
  const { rating, maxRating, verdict } = reviewOf(lists, id);
  return [{ kind: 'score', rating, maxRating, verdict }];
}

/** What speaks for a tool, and what against it. */
export function forAndAgainst({ lists }: Speaks, id = ''): readonly Block[] {
  const { pros, cons } = reviewOf(lists, id);
  return [{ kind: 'sides', pros, cons }];
}

/** What our own tool sheet lists for a tool. Throws on a review without one. */
export function toolSheet({ words, lists }: Speaks, id = ''): readonly Block[] {
  const sheet = lists.toolSheets[id];
  if (!sheet) throw new Error(`<ToolSheet review="${id}">: the lists have no such sheet`);
  const rows = sheet.map(({ quantity, listed, meaning }) => [
    { inlines: plainInlines(quantity), isHead: true },
    { inlines: plainInlines(listed.words) },
    { inlines: plainInlines(meaning) },
  ]);
  const { listed, says, meaning } = words.toolSheet;
  return [{ kind: 'table', look: 'sheet', head: [listed, says, meaning].map(plainInlines), groups: [rows] }];
}

function reviewOf({ reviews }: Lists, id: string) {
  const review = reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`The list of reviews has no "${id}"`);
  return review;
}
