import { parse } from 'yaml';
import { isElement, type Node } from '../pages/node.ts';
import { spokenAttributes, spokenFields } from '../texts/text-pieces.ts';

/** A block of a page: its kind, and its inline elements in no order. */
interface Block {
  readonly line: number;
  readonly what: string;
  readonly holds: readonly string[];
}

/** What differs between the structure of two pages that say the same: heads, blocks, claims, parts, links. */
export function pageParity(page: Node, english: Node): readonly string[] {
  return [...headParity(headOf(page), headOf(english)), ...blockParity(blocksOf(page), blocksOf(english))];
}

type Head = Readonly<Record<string, unknown>>;

function headOf(page: Node): Head {
  return parse(String(page.children?.find(({ type }) => type === 'yaml')?.value ?? '')) ?? {};
}

/** Fields that a language sets for itself: what is read, and the minutes that its own words take. */
const ownFields = [...spokenFields, 'readMinutes'];

/** Every field that a language does not set for itself, but the address, is the same. */
function headParity(head: Head, english: Head): readonly string[] {
  const fields = new Set([...Object.keys(head), ...Object.keys(english)]);
  fields.delete('address');
  return [...fields].flatMap((field) => {
    if (!(field in head)) return [`head: "${field}" is missing`];
    if (!(field in english)) return [`head: the English page has no "${field}"`];
    const same = ownFields.includes(field) || JSON.stringify(head[field]) === JSON.stringify(english[field]);
    return same ? [] : [`head: "${field}" is not what the English page has: ${JSON.stringify(english[field])}`];
  });
}

function blockParity(blocks: readonly Block[], english: readonly Block[]): readonly string[] {
  const at = blocks.findIndex(({ what }, index) => what !== english[index]?.what);
  const isShort = at === -1 && blocks.length < english.length;
  if (at !== -1 || isShort) {
    const [one, other] = [blocks[at], english[isShort ? blocks.length : at]];
    const here = one ? `line ${one.line}: ${one.what}` : 'the end';
    return [`${here} is where the English page has ${other ? `${other.what} (line ${other.line})` : 'its end'}`];
  }
  return blocks.flatMap(({ line, holds }, index) => {
    const wanted = english[index];
    return difference(holds, wanted?.holds ?? []).map(
      (error) => `line ${line} (English line ${wanted?.line}): ${error}`,
    );
  });
}

/** What two lists of the same things do not share, each once. */
export function difference(own: readonly string[], wanted: readonly string[]): readonly string[] {
  const missing = without(wanted, own).map((one) => `${one} is missing`);
  return [...missing, ...without(own, wanted).map((one) => `${one} is not in the English`)];
}

function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...list];
  for (const one of taken) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

function blocksOf(node: Node): readonly Block[] {
  const line = node.position?.start.line ?? 0;
  const own = isBlock(node) ? [{ line, what: nameOf(node), holds: hasWords(node) ? inlinesOf(node) : [] }] : [];
  return hasWords(node) ? own : [...own, ...(node.children ?? []).flatMap(blocksOf)];
}

function hasWords({ type }: Node): boolean {
  return /^(paragraph|heading|tableCell)$/.test(type);
}

function isBlock({ type }: Node): boolean {
  return type !== 'root' && type !== 'yaml';
}

function nameOf(node: Node): string {
  if (isElement(node)) return elementOf(node);
  return `${node.type}${node.depth ?? ''}${node.ordered ? ' with numbers' : ''}`;
}

/** An element with what is not read: its ids, facts, addresses; of what is read, that it is there. */
function elementOf({ name, attributes = [] }: Node): string {
  const parts = attributes.map(({ name: key = '', value }) =>
    spokenAttributes.includes(key) ? key : `${key}="${String(value ?? '')}"`,
  );
  return `<${[name, ...parts.toSorted()].join(' ')}>`;
}

function inlinesOf(node: Node): readonly string[] {
  return (node.children ?? []).flatMap((child) => {
    const own = isElement(child) ? [elementOf(child)] : child.type === 'link' ? [`the link ${child.url}`] : [];
    return [...own, ...(child.type === 'strong' ? ['bold'] : []), ...inlinesOf(child)];
  });
}
