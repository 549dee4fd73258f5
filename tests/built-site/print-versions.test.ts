import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterheadBlock } from '#src/features/downloads/letterhead.ts';
import { addresses } from '#src/lib/routes/addresses.ts';
import { builtFile, builtPage } from './built-site.ts';

/** What the print version calls a tone, for those who do not see its color. */
const names: Readonly<Record<string, string>> = { alarm: 'Danger', amber: 'Caution', go: 'Safe', river: 'Note' };

const documents = addresses
  .map(({ path }) => path)
  .filter((path) => /^\/(guides\/.|s500-reference$|where-we-differ$)/.test(path));

const { company, place, phone, line } = letterheadBlock('en');
const letterhead = plain(`${company} ${place} ${phone} ${line}`);

describe.each(documents)('%s', (path) => {
  let article: HTMLElement;
  let paper: TaggedPdf;

  beforeAll(async () => {
    const found = parse(builtPage(path)).querySelector('article');
    if (!found) throw new Error(`${path} has no article`);
    article = found;
    // The explanation of a term is for the screen; the term itself is a button there.
    for (const explanation of article.querySelectorAll('[popover]')) explanation.remove();
    for (const term of article.querySelectorAll('button[popovertarget]')) term.replaceWith(...term.childNodes);
    for (const hidden of article.querySelectorAll('.no-print, nav, svg, noscript, button, .hidden, [aria-hidden=true]'))
      hidden.remove();
    const file = `/downloads/${path.split('/').at(-1)}.pdf`;
    paper = await readTaggedPdf(builtFile(file));
  });

  test('the PDF has a box for every note of the page, in the same tone', () => {
    const tones = article.querySelectorAll('[data-tone]').map((note) => names[note.getAttribute('data-tone') ?? '']);
    expect(tones.length).toBeGreaterThan(0);
    expect(paper.titles.toSorted()).toEqual(tones.toSorted());
  });

  test('the PDF has the text of the page, block by block', () => {
    const sources = article.querySelector('[aria-labelledby=sources]')?.querySelectorAll('li, h3, span') ?? [];
    for (const part of [...sources, ...article.querySelectorAll('label:has(input[type=radio])')]) part.remove();
    // The PDF prints the badge of a card in the line of its title.
    for (const title of article.querySelectorAll('span + h3')) {
      const badge = title.previousElementSibling;
      // A drawing that comes late says nothing.
      if (!badge?.text) continue;
      title.set_content(`${badge.text}: ${title.innerHTML}`);
      badge.remove();
    }
    // TaggedPdf parts the minutes and the day by a dot.
    for (const day of article.querySelectorAll('header b + span')) day.set_content(`· ${day.innerHTML}`);
    const onPage = blocksOf(article).map(plain);
    const printed = wholeBlocks(paper, new Set(onPage)).filter(
      (text) => !text.includes('http') && !text.startsWith('☐') && text !== letterhead,
    );
    expect(sorted(printed)).toEqual(sorted(onPage));
  });

  test('prints the address of every source', () => {
    const all = plain(
      paper.pages
        .flat()
        .map(({ text }) => text)
        .join(''),
    );
    const links = article
      .querySelectorAll('[aria-labelledby=sources] li a')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((address) => !all.includes(plain(address)))).toEqual([]);
  });

  test('leads to every section by a bookmark', () => {
    const sections = article.querySelectorAll('h2').map(({ text }) => text);
    expect(sections.length).toBeGreaterThan(0);
    expect(paper.bookmarks.map(plain)).toEqual(sections.map(plain));
  });

  test('leaves no heading and no title of a step at the foot of a page', () => {
    const last = paper.pages.map((blocks) => blocks.at(-1));
    expect(last.filter((block) => /^H\d$/.test(block?.role ?? ''))).toEqual([]);
    expect(last.filter((block) => /^(CRITICAL|URGENT|IMPORTANT) · /.test(block?.text ?? ''))).toEqual([]);
  });
});

test('the manual begins with a list of its headings, each with its page', async () => {
  const { pages, contents } = await readTaggedPdf(builtFile('/downloads/restoration-manual.pdf'));
  const headings = pages.flatMap((blocks, index) =>
    blocks.filter(({ role }) => role === 'H2' || role === 'H3').map(({ text }) => `${plain(text)}${index + 1}`),
  );
  expect(headings.length).toBeGreaterThan(30);
  expect(contents.map(plain)).toEqual(headings);
});

/** Without white space, and without the commas that the PDF puts between source numbers. */
function plain(text: string): string {
  return text.replace(/[\s,\u200b]/g, '');
}

/** Sorted: a caption precedes the legend of its drawing in the PDF, and follows it on the page. */
function sorted(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '').toSorted();
}

/** The texts of all blocks. One that a page parts is tagged on both pages, and known by what the page says. */
function wholeBlocks({ pages }: TaggedPdf, known: ReadonlySet<string>): readonly string[] {
  const whole: string[] = [];
  for (const page of pages) {
    const [first = '', ...others] = page.map(({ text }) => plain(text));
    const continued = (whole.at(-1) ?? '') + first;
    if (known.has(continued)) whole.splice(-1, 1, continued);
    else whole.push(first);
    whole.push(...others);
  }
  return whole;
}

const blockTags = new Set(
  'ARTICLE HEADER SECTION DIV ASIDE P UL OL LI H1 H2 H3 H4 TABLE THEAD TBODY TR TH TD FIGURE FIGCAPTION FIELDSET LEGEND DETAILS SUMMARY'.split(
    ' ',
  ),
);

/** The words of each block that holds no other block; loose words between blocks are a block of their own. */
function blocksOf(element: HTMLElement): readonly string[] {
  const found: string[] = [];
  let loose = '';
  const close = () => {
    found.push(loose);
    loose = '';
  };
  for (const node of element.childNodes) {
    if (node instanceof HTMLElement && (blockTags.has(node.tagName) || node.querySelector('p, li, h3'))) {
      close();
      found.push(...blocksOf(node));
    } else if (!isNumberOfKey(node)) loose += node.nodeType === NodeType.COMMENT_NODE ? '' : node.text;
  }
  close();
  return found;
}

/** The legend of a drawing spells its numbers; in the PDF they come from the list. */
function isNumberOfKey(node: Node): boolean {
  return (
    node instanceof HTMLElement &&
    node.tagName === 'SPAN' &&
    node.parentNode?.tagName === 'LI' &&
    /^\d+$/.test(node.text)
  );
}

/** A block of a printed document, as its structure tags it. */
interface PdfBlock {
  readonly role: string;
  readonly text: string;
}

/** What a reader that follows the structure of a PDF finds in it. */
interface TaggedPdf {
  /** Headings, paragraphs, cells and captions of each page, in reading order. Labels of lists and the contents are left out. */
  readonly pages: readonly (readonly PdfBlock[])[];
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
async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  // The library does not return titles of structure elements, so they are read from the file itself.
  const titles = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/T \(([^)]*)\)/g),
  ].map(([, title = '']) => title);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfBlock[][] = [];
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

function blocksIn(node: StructureNode, texts: ReadonlyMap<string, string>): PdfBlock[] {
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
