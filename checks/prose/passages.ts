import { isElement, type Node, textOf } from '../pages/node.ts';

/** Elements of pages whose words stand for themselves, like those under a heading. */
const rooms = new Set(['Section', 'Card', 'Item', 'Entry', 'Note', 'Short', 'Band', 'Spread']);

/** The lines of a page in the order of reading, parted at each heading: paragraphs, entries of lists, cells of tables. */
export function passagesOf(root: Node): readonly (readonly string[])[] {
  const passages: string[][] = [[]];
  const read = (node: Node) => {
    if (node.type === 'yaml') return;
    const isRoom = node.type === 'heading' || (isElement(node) && rooms.has(node.name ?? ''));
    if (isRoom) passages.push([]);
    if (node.type === 'paragraph' || node.type === 'tableCell')
      passages.at(-1)?.push(textOf(node).replace(/\s+/g, ' '));
    else for (const child of node.children ?? []) read(child);
    if (isRoom && node.type !== 'heading') passages.push([]);
  };
  read(root);
  return passages.filter((lines) => lines.length > 0);
}
