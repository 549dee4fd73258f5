import type { Block, Part, Written } from './blocks.ts';

/** The blocks that a record gives for a part; undefined for a part that no record answers for. */
export type BlocksOfPart = (part: Part) => readonly Block[] | undefined;

/** Puts the blocks of the records in place of the parts that call them. Other parts are custom to their page. */
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

/** Every block of a tree, parents before what they hold. */
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
