import type { Block } from '../../lib/content-renderer/ast/blocks.ts';
import { walkBlocks } from '../../lib/content-renderer/ast/expand.ts';
import { textOfInlines } from '../../lib/content-renderer/ast/inlines.ts';
import { wordsOfBlock } from '../../lib/content-renderer/ast/text.ts';

/** A part of a page that search can lead to. */
export interface Part {
  /** Its anchor; none for what stands before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * A page in the parts that its headings make, in reading order. The first is what stands before them, with the description of the
 * page. A heading without an anchor begins a part that leads to the section it stands in.
 * @param listed words that stand under an anchor and in no text
 */
export function sectionsOf(
  description: string,
  blocks: readonly Block[],
  listed: ReadonlyMap<string, string>,
): readonly Part[] {
  const parts: { id: string; heading: string; words: string[] }[] = [{ id: '', heading: '', words: [description] }];
  for (const block of walkBlocks(blocks)) {
    const head = headOf(block);
    const last = parts.at(-1);
    if (head) parts.push({ id: head.id ?? last?.id ?? '', heading: head.heading, words: wordsUnder(head.id, listed) });
    else last?.words.push(...wordsOfBlock(block));
  }
  return parts.map(({ id, heading, words }) => ({ id, heading, text: joined(words) }));
}

/** What begins a part of a page, and its anchor when it has one of its own. */
function headOf(block: Block): { readonly id?: string; readonly heading: string } | undefined {
  if (block.kind === 'section') return { id: block.id, heading: block.title };
  if (block.kind === 'heading' && block.level > 1) return { heading: textOfInlines(block.inlines) };
  if (block.kind !== 'custom') return undefined;
  const { id, title } = block.props;
  if (typeof id !== 'string') return undefined;
  const heading = typeof title === 'string' ? title : textOfInlines(block.inlines);
  return heading === '' ? undefined : { id, heading };
}

function wordsUnder(id: string | undefined, listed: ReadonlyMap<string, string>): string[] {
  const words = id === undefined ? undefined : listed.get(id);
  return words ? [words] : [];
}

function joined(words: readonly string[]): string {
  return words
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
