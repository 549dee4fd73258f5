import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { attribute, isElement, type Node } from '../pages/node.ts';
import { parsePage } from '../pages/parse-page.ts';
import { isCode, isId } from './code-values.ts';

/** A text of a language's file that people read or hear: a block of a page, a spoken attribute, a string of a record. */
export interface Piece {
  /** Its line in a page ("12"), its keys in a record ("forms.ask.name"), its field in a head ("title"). */
  readonly at: string;
  /** What it is: "paragraph", "heading2", "title" … A string of a record is a "text". */
  readonly kind: string;
  /** One line; an element that a page fills in is `{Name}`. */
  readonly text: string;
}

/** Fields of a page's head that people read. */
export const spokenFields = ['title', 'description', 'badge', 'crumb'];

/** Attributes that people read. Every other holds an id, an address, or what a part looks like. */
export const spokenAttributes = ['alt', 'badge', 'caption', 'category', 'example', 'label', 'meaning', 'title'];

/** Node's own loader reads a record by its name, without a list of imports. */
const load: (file: string) => object = createRequire(import.meta.url);

/** The texts of a page or a record, in the order of reading. @throws Error when the file cannot be read as what it is */
export function piecesOf(file: string): readonly Piece[] {
  return file.endsWith('.mdx') ? piecesOfPage(parsePage(file)) : piecesOfRecord(loadRecord(file));
}

/** What a file of a language's folder exports. */
export function loadRecord(file: string): object {
  return { ...load(path.resolve(file)) };
}

/** The texts of a record, and of all that it holds. */
export function piecesOfRecord(value: unknown, keys: readonly string[] = []): readonly Piece[] {
  if (typeof value === 'string') {
    const key = keys.findLast((name) => !/^\d+$/.test(name)) ?? '';
    const isWords = /\p{L}/u.test(value) && !isCode(key, value) && !/^(https?:|\/|#)/.test(value);
    return isWords ? [{ at: keys.join('.'), kind: 'text', text: value }] : [];
  }
  if (typeof value !== 'object' || value === null || isListOfIds(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => piecesOfRecord(inner, [...keys, key]));
}

/** A list of ids has a hyphen somewhere; a list of words has not. */
function isListOfIds(value: object): boolean {
  return (
    Array.isArray(value) && value.every((one) => typeof one === 'string' && isId(one)) && value.join().includes('-')
  );
}

/** The texts of a parsed page: its head, its blocks, and the attributes of its elements. */
export function piecesOfPage(root: Node): readonly Piece[] {
  return [...blocksOf(root)].filter(({ text }) => text !== '');
}

function* blocksOf(node: Node): Generator<Piece> {
  const at = String(node.position?.start.line ?? 0);
  if (node.type === 'yaml') yield* headPieces(String(node.value));
  if (isElement(node)) yield* attributePieces(node, at);
  if (/^(paragraph|heading|tableCell)$/.test(node.type)) {
    for (const inner of node.children ?? []) yield* inlineAttributes(inner, at);
    yield { at, kind: `${node.type}${node.depth ?? ''}`, text: readable(node) };
  } else for (const child of node.children ?? []) yield* blocksOf(child);
}

function* inlineAttributes(node: Node, at: string): Generator<Piece> {
  if (isElement(node)) yield* attributePieces(node, at);
  for (const child of node.children ?? []) yield* inlineAttributes(child, at);
}

function attributePieces(node: Node, at: string): readonly Piece[] {
  return spokenAttributes.map((name) => ({ at, kind: name, text: attribute(node, name) ?? '' }));
}

function headPieces(yaml: string): readonly Piece[] {
  const head: Readonly<Record<string, unknown>> = parse(yaml);
  return spokenFields.map((field) => ({ at: field, kind: field, text: String(head[field] ?? '') }));
}

function readable(node: Node): string {
  const inner = (one: Node): string => {
    if (one.type === 'text' || one.type === 'inlineCode') return String(one.value);
    if (one.type === 'break') return ' ';
    if (isElement(one) && (one.children ?? []).length === 0) return `{${one.name}}`;
    return (one.children ?? []).map(inner).join('');
  };
  return inner(node).replace(/\s+/g, ' ').trim();
}
