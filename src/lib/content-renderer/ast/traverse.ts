import { wordsOf } from '#content/i18n/sourced.ts';
import type { Block, Leaf, Part, Table, Written } from './blocks.ts';
import { textOfInlines } from './inlines.ts';

/** Returns the blocks of a part; undefined when no record provides it. */
export type BlocksOfPart = (part: Part) => readonly Block[] | undefined;

/** Replaces parts by the blocks of their records. Other parts become custom blocks of the page. */
export function expand(written: readonly Written[], blocksOf: BlocksOfPart): readonly Block[] {
  return written.flatMap((block) => expandOne(block, blocksOf));
}

function expandOne(block: Written, blocksOf: BlocksOfPart): readonly Block[] {
  const inside = <Holds extends { readonly blocks: readonly Written[] }>(holds: Holds) => ({
    ...holds,
    blocks: expand(holds.blocks, blocksOf),
  });
  switch (block.kind) {
    case 'part':
      return blocksOf(block) ?? [{ ...inside(block), kind: 'custom' }];
    case 'list':
      return [{ ...block, items: block.items.map(inside) }];
    case 'accordion':
      return [{ ...block, items: block.items.map(inside) }];
    case 'cards':
      return [{ ...block, items: block.items.map(inside) }];
    case 'section':
    case 'note':
    case 'call':
      return [inside(block)];
    default:
      return [block];
  }
}

/** Walks all blocks of a tree in pre-order. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    for (const inner of innerOf(block)) yield* walkBlocks(inner);
  }
}

function innerOf(block: Block): readonly (readonly Block[])[] {
  if ('items' in block) return block.items.map(({ blocks }) => blocks);
  return 'blocks' in block ? [block.blocks] : [];
}

/** Attributes of custom components that contain visible text. */
const visible = ['title', 'caption', 'label', 'badge', 'alt'];

/** Running text in order: paragraphs, list items and table cells, without titles. */
export function sentencesOf(blocks: readonly Block[]): readonly string[] {
  return [...walkBlocks(blocks)].flatMap(sentencesIn).filter((text) => text !== '');
}

/** All text of the blocks, including titles, without the text of drawings. */
export function textsOf(blocks: readonly Block[]): readonly string[] {
  return [...walkBlocks(blocks)].flatMap(wordsOfBlock).filter((text) => text !== '');
}

/** The text of a block itself, without its child blocks. */
export function wordsOfBlock(block: Block): readonly string[] {
  return [...titlesIn(block), ...sentencesIn(block)];
}

function sentencesIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'custom':
      return [textOfInlines(block.inlines)];
    case 'table':
      return cellsOf(block).map(textOfInlines);
    case 'checklist':
      return block.groups.flatMap(({ checks }) => checks.map(wordsOf));
    case 'flowchart':
      return [
        ...block.questions.flatMap(({ words, help }) => [wordsOf(words), help]),
        ...block.advice.flatMap(({ when, words }) => [when, wordsOf(words)]),
      ];
    case 'score':
      return [block.verdict];
    case 'sides':
      return [...block.pros, ...block.cons];
    default:
      return [];
  }
}

function titlesIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [textOfInlines(block.inlines)];
    case 'section':
    case 'call':
      return [block.title];
    case 'note':
      return [block.title ?? ''];
    case 'accordion':
      return block.items.map(({ title }) => title);
    case 'cards':
      return block.items.flatMap(({ title, badge = '' }) => [title, badge]);
    case 'custom':
      return visible.map((name) => String(block.props[name] ?? ''));
    default:
      return titlesOfLeaf(block);
  }
}

function titlesOfLeaf(block: Leaf | Block): readonly string[] {
  switch (block.kind) {
    case 'checklist':
      return block.groups.flatMap(({ title, when = '' }) => [when, title]);
    case 'flowchart':
      return block.advice.map(({ title }) => title);
    case 'picture':
      return [block.caption];
    case 'actions':
      return block.links.map(({ text }) => text);
    default:
      return [];
  }
}

function cellsOf({ head, groups }: Table) {
  return [...head, ...groups.flat(2).map(({ inlines }) => inlines)];
}
