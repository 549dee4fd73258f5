import { attribute, isElement, type Node } from '#checks/pages/node.ts';
import type { CardOf, ItemOf, Leaf, ListOf, Part, Table, Tone, Written } from '../ast/blocks.ts';
import { textOfInlines } from '../ast/inlines.ts';
import { isPhrasing, isSentencePart, lineOf, needed, propsOf, readInline, readInlines } from './read-inlines.ts';

const levels = [1, 2, 3, 4] as const;
const tones = ['alarm', 'amber', 'go', 'river'] as const satisfies readonly Tone[];

/**
 * The blocks of a parsed MDX page. Throws, with the line, on Markdown that pages do not support and on
 * missing attributes. An unknown component is a part that may be expanded from a record.
 */
export function readBlocks(parent: Node): readonly Written[] {
  return (parent.children ?? []).flatMap(readBlock);
}

function readBlock(node: Node): readonly Written[] {
  if (isSentencePart(node)) return [{ kind: 'paragraph', inlines: readInline(node) }];
  if (isElement(node)) return [readElement(node)];
  switch (node.type) {
    // Front matter is read separately; comments and exports are no content.
    case 'yaml':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [];
    case 'paragraph':
      return readParagraph(node);
    case 'heading':
      return [readHeading(node)];
    case 'list':
      return [readList(node)];
    case 'table':
      return [readTable(node)];
    default:
      throw new Error(`line ${lineOf(node)}: a page cannot hold ${node.type}`);
  }
}

/** A line of components only is not a paragraph, unless they are inline components. */
function readParagraph(node: Node): readonly Written[] {
  const words = (node.children ?? []).filter(({ type, value }) => type !== 'text' || String(value).trim() !== '');
  const isSentence = words.some((word) => !isElement(word) || isSentencePart(word));
  return isSentence ? [{ kind: 'paragraph', inlines: readInlines(node) }] : words.map(readElement);
}

function readHeading(node: Node): Leaf {
  const level = levels.find((known) => known === node.depth);
  if (!level) throw new Error(`line ${lineOf(node)}: headings have four levels, # to ####`);
  return { kind: 'heading', level, inlines: readInlines(node) };
}

function readList(node: Node): ListOf<Written> {
  const items = node.children ?? [];
  return {
    kind: 'list',
    look: node.ordered ? 'numbers' : 'bullets',
    isTight: !node.spread && items.every(({ spread }) => !spread),
    items: items.map((item) => ({ blocks: readBlocks(item) })),
  };
}

function readTable(node: Node): Table {
  const [head, ...rows] = (node.children ?? []).map((row) => (row.children ?? []).map(readInlines));
  return {
    kind: 'table',
    look: 'scrolling',
    head: head ?? [],
    groups: [rows.map((row) => row.map((inlines) => ({ inlines })))],
  };
}

/** A table whose rows become cards on a phone; the first cell of a row names it. */
function readCompare(node: Node): Table {
  const table = node.children?.find(({ type }) => type === 'table');
  if (!table) throw new Error(`line ${lineOf(node)}: <Compare> needs a table`);
  const { groups, ...rest } = readTable(table);
  const rows = groups.flat().map((cells) => cells.map((cell, at) => ({ ...cell, isHead: at === 0 })));
  return { ...rest, look: 'compare', groups: [rows] };
}

function readElement(node: Node): Written {
  const title = () => needed(node, 'title');
  switch (node.name) {
    case 'Section':
      return { kind: 'section', id: needed(node, 'id'), title: title(), blocks: readBlocks(node) };
    case 'Short':
      return { kind: 'note', look: 'short', tone: readTone(node, 'river'), title: title(), blocks: readBlocks(node) };
    case 'Note':
      return { kind: 'note', look: 'note', tone: readTone(node), ...titled(node), blocks: readBlocks(node) };
    case 'CallToAction':
      return { kind: 'call', title: title(), blocks: readBlocks(node) };
    case 'Compare':
      return readCompare(node);
    case 'Accordion':
      return holdsOnly(node, 'Item') ? { kind: 'accordion', items: node.children.map(readItem) } : readPart(node);
    case 'Cards':
      return holdsOnly(node, 'Card') ? { kind: 'cards', items: node.children.map(readCard) } : readPart(node);
    default:
      return readLeaf(node);
  }
}

function readLeaf(node: Node): Leaf | Part {
  switch (node.name) {
    case 'Figure':
      return { kind: 'figure', name: needed(node, 'name') };
    case 'Picture':
      return { kind: 'picture', src: needed(node, 'src'), alt: needed(node, 'alt'), caption: needed(node, 'caption') };
    case 'Actions':
      return { kind: 'actions', links: readActions(node) };
    default:
      return readPart(node);
  }
}

function readPart(node: Node): Part {
  const children = node.children ?? [];
  const isSentence = children.length > 0 && children.every(isPhrasing);
  return {
    kind: 'part',
    name: String(node.name),
    props: propsOf(node),
    blocks: isSentence ? [] : readBlocks(node),
    inlines: isSentence ? readInlines(node) : [],
  };
}

function readTone(node: Node, otherwise?: Tone): Tone {
  const written = attribute(node, 'tone') ?? otherwise;
  const tone = tones.find((known) => known === written);
  if (!tone) throw new Error(`line ${lineOf(node)}: <${node.name}> needs tone="${tones.join('|')}"`);
  return tone;
}

function titled(node: Node): { readonly title?: string } {
  const title = attribute(node, 'title');
  return title === undefined ? {} : { title };
}

function readItem(node: Node): ItemOf<Written> {
  const group = attribute(node, 'group');
  const isOpen = (node.attributes ?? []).some(({ name }) => name === 'open');
  return { title: needed(node, 'title'), ...(group ? { group } : {}), isOpen, blocks: readBlocks(node) };
}

function readCard(node: Node): CardOf<Written> {
  const badge = attribute(node, 'badge');
  return {
    href: needed(node, 'href'),
    title: needed(node, 'title'),
    ...(badge ? { badge } : {}),
    blocks: readBlocks(node),
  };
}

/** Links of a row of buttons. Markdown joins buttons on consecutive lines to one paragraph. */
function readActions(node: Node) {
  const lines = (node.children ?? []).flatMap((child) =>
    child.type === 'paragraph' ? (child.children ?? []) : [child],
  );
  const links = lines.filter((line) => line.type !== 'text' || String(line.value).trim() !== '');
  return links.map((link) => {
    if (link.name !== 'Action') throw new Error(`line ${lineOf(link)}: <Actions> holds <Action> and nothing else`);
    return { href: needed(link, 'href'), text: textOfInlines(readInlines(link)) };
  });
}

/** With other children it is a custom component of a page with its own layout. */
function holdsOnly(node: Node, name: string): node is Node & { readonly children: readonly Node[] } {
  return node.children?.every((child) => child.name === name) ?? false;
}
