import { attribute, isElement, type Node, textOf, walk } from './node.ts';

/** Attributes that a reader sees as words. */
const visible = ['title', 'caption', 'badge', 'alt', 'label'];

/** Paragraphs, list entries and table cells of a page, in order: what a reader reads as sentences. Headings are left out. */
export function proseBlocks(root: Node): readonly string[] {
  const blocks: string[] = [];
  for (const node of walk(root)) {
    if (node.type === 'paragraph' || node.type === 'tableCell') blocks.push(textOf(node).trim());
  }
  return blocks.filter((block) => block !== '');
}

/** Every word that the page itself shows, headings and titles of parts included; records that it calls are not. */
export function pageText(root: Node): string {
  const texts: string[] = [];
  for (const node of walk(root)) {
    if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading') texts.push(textOf(node));
    if (isElement(node)) texts.push(...visible.map((name) => attribute(node, name) ?? ''));
  }
  return texts.filter(Boolean).join('\n');
}

/** Names of the records that a page calls with `record="…"`, each once. */
export function recordNames(root: Node): readonly string[] {
  const names = [...walk(root)].filter(isElement).map((node) => attribute(node, 'record'));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Names of the components that a page uses, each once. */
export function partNames(root: Node): readonly string[] {
  const names = [...walk(root)].filter(isElement).map((node) => node.name);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** Every string of a record that a reader sees as words: whatever holds a space and is no address, its places left out. */
export function recordProse(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return /\s/.test(value) && !/^(https?:|\/|#)/.test(value) ? [value.replace(/\{\w+\}/g, ' ')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(recordProse);
}
