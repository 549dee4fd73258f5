import { getDocumentProxy } from 'unpdf';

/** A block of a printed document, as its structure tags it. */
export interface PaperBlock {
  readonly role: string;
  readonly text: string;
}

/** What a reader that follows the structure of a PDF finds in it. */
export interface Paper {
  /** Headings, paragraphs, cells and captions of each page, in reading order. Labels of lists and the contents are left out. */
  readonly pages: readonly (readonly PaperBlock[])[];
  /** Entries of its list of contents, each with its page at the end. */
  readonly contents: readonly string[];
  /** Bookmarks of the first level. */
  readonly bookmarks: readonly string[];
  /** Titles of the parts of its structure, in no order. */
  readonly titles: readonly string[];
}

interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

const leaves = /^(H[1-6]|P|TH|TD|Caption)$/;
const silent = new Set(['Lbl', 'TOC', 'Figure']);

/** Reads a PDF by its structure. Text outside of the structure (footers, repeated heads) is not read. */
export async function readPaper(bytes: Uint8Array): Promise<Paper> {
  // The titles of structure elements are not among what the reader hands out; they stand in the file as they are.
  const titles = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/T \(([^)]*)\)/g),
  ].map(([, title = '']) => title);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PaperBlock[][] = [];
  const contents: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let open = '';
    for (const item of items) {
      if ('str' in item) texts.set(open, (texts.get(open) ?? '') + item.str);
      else if (item.type === 'beginMarkedContentProps') open = item.id;
      else if (item.type === 'endMarkedContent') open = '';
    }
    const tree: StructureNode = (await page.getStructTree()) ?? {};
    pages.push(blocksIn(tree, texts));
    contents.push(...entriesIn(tree, texts));
  }
  const outline = await pdf.getOutline();
  return { pages, contents, bookmarks: (outline ?? []).map(({ title }) => title), titles };
}

function blocksIn(node: StructureNode, texts: ReadonlyMap<string, string>): PaperBlock[] {
  const { role = '', children = [] } = node;
  if (silent.has(role)) return [];
  if (!leaves.test(role)) return children.flatMap((child) => blocksIn(child, texts));
  const text = textIn(node, texts).trim();
  return text === '' ? [] : [{ role, text }];
}

function entriesIn(node: StructureNode, texts: ReadonlyMap<string, string>): string[] {
  if (node.role === 'TOCI') return [textIn(node, texts)].filter((text) => text !== '');
  return (node.children ?? []).flatMap((child) => entriesIn(child, texts));
}

function textIn({ type, id = '', children = [] }: StructureNode, texts: ReadonlyMap<string, string>): string {
  return type === 'content' ? (texts.get(id) ?? '') : children.map((child) => textIn(child, texts)).join('');
}
