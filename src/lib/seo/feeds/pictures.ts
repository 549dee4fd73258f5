import { walkBlocks } from '../../content-renderer/ast/expand.ts';
import { documentIn } from '../../content-renderer/texts.ts';
import { addressIn, type Page } from '../../routes/page.ts';

/** Pages whose text stands in the folder of its own name, as a tree that may hold pictures. */
const told = /^\/(guides|blog|reviews)\/[^/]+$/;

/** Paths of the pictures that stand in the text of a page. Drawings are part of the page and have no address. */
export function picturesOf({ name, language }: Page): readonly string[] {
  if (!told.test(name)) return [];
  const pictures = [...walkBlocks(documentIn(language, name.slice(1)).blocks)].filter(({ kind }) => kind === 'picture');
  return pictures.flatMap((block) => (block.kind === 'picture' ? [addressIn(language, block.src)] : []));
}
