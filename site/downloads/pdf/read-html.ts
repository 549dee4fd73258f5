import { HTMLElement, NodeType, parse } from 'node-html-parser';
import { type Block, lineBreak, type Row, type Run, type Tone } from './blocks.ts';

const skipped = new Set(['NAV', 'SCRIPT', 'STYLE', 'BUTTON', 'TEMPLATE', 'SVG', 'SELECT', 'FORM']);
const inline = new Set([
  'A',
  'ABBR',
  'B',
  'BR',
  'CODE',
  'EM',
  'I',
  'INPUT',
  'LABEL',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
]);
const headings: Readonly<Record<string, 1 | 2 | 3 | 4>> = { H1: 1, H2: 2, H3: 3, H4: 4, SUMMARY: 4, DT: 4 };
const tones: readonly Tone[] = ['alarm', 'amber', 'go', 'river'];

type Style = Omit<Run, 'text'>;

interface Options {
  /** Address that links inside the site are made complete with. */
  readonly origin: string;
  /** Keep the raised numbers of sources. */
  readonly withSources: boolean;
}

/** The blocks of a page: what a reader of the page reads, without navigation, buttons and what `no-print` hides. */
export function readHtml(html: string, options: Options): readonly Block[] {
  return new Reader(options).blocks(parse(html));
}

class Reader {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Blocks of an element's children; loose words between them become paragraphs. */
  blocks(parent: HTMLElement): readonly Block[] {
    const found: Block[] = [];
    let loose: Run[] = [];
    const close = () => {
      const runs = tidy(loose);
      if (runs.length > 0) found.push({ kind: 'paragraph', runs });
      loose = [];
    };
    for (const node of parent.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) loose.push({ text: node.text });
      if (!(node instanceof HTMLElement) || isHidden(node)) continue;
      if (inline.has(node.tagName) && !holdsBlocks(node)) loose.push(...this.runsOf(node, {}));
      else {
        close();
        found.push(...this.block(node));
      }
    }
    close();
    return found;
  }

  private block(element: HTMLElement): readonly Block[] {
    const { tagName } = element;
    const level = headings[tagName];
    if (level) return heading(level, this.runs(element));
    if (tagName === 'P') return paragraph(this.runs(element), element);
    if (tagName === 'UL' || tagName === 'OL') return [this.list(element)];
    if (tagName === 'TABLE') return [{ kind: 'table', rows: this.rows(element) }];
    if (tagName === 'FIGURE') return this.figure(element);
    const tone = noteTone(element);
    const blocks = this.blocks(element);
    return tone ? [{ kind: 'note', tone, blocks }] : blocks;
  }

  private list(element: HTMLElement): Block {
    const items = children(element).filter(({ tagName }) => tagName === 'LI');
    const isTicked = items.some((item) => item.querySelector('input[type=checkbox]'));
    const mark = isTicked ? 'box' : element.tagName === 'OL' ? 'number' : 'bullet';
    return { kind: 'list', mark, items: items.map((item, index) => this.item(item, index + 1)) };
  }

  /** An item that prints its own number, as keys of drawings do, loses it: the list numbers it again. */
  private item(item: HTMLElement, number: number): readonly Block[] {
    const first = children(item)[0];
    if (first?.tagName === 'SPAN' && first.text.trim() === String(number)) first.remove();
    return this.blocks(item);
  }

  private rows(table: HTMLElement): readonly Row[] {
    return table.querySelectorAll('tr').map((row) => ({
      head: row.closest('thead') !== null,
      cells: children(row).map((cell) => this.runs(cell)),
    }));
  }

  private figure(element: HTMLElement): readonly Block[] {
    const picture = element.querySelector('svg');
    const caption = element.querySelector('figcaption');
    if (!picture) return caption ? paragraph(this.runs(caption), caption) : [];
    const alt = element.querySelector('p.hidden')?.text.trim() || picture.getAttribute('aria-label') || '';
    const rest = children(element).filter((child) => child.tagName === 'OL' || child.tagName === 'UL');
    return [
      { kind: 'figure', picture, alt, caption: caption ? captionRuns(this.runs(caption)) : [] },
      ...rest.map((list) => this.list(list)),
    ];
  }

  private runs(element: HTMLElement): readonly Run[] {
    return tidy(this.runsIn(element, {}));
  }

  private runsIn(element: HTMLElement, style: Style): readonly Run[] {
    return element.childNodes.flatMap((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return [{ ...style, text: node.text }];
      return node instanceof HTMLElement && !isHidden(node) ? this.runsOf(node, style) : [];
    });
  }

  private runsOf(element: HTMLElement, outer: Style): readonly Run[] {
    const { tagName } = element;
    if (tagName === 'BR') return [{ ...outer, text: lineBreak }];
    if (tagName === 'B' || tagName === 'STRONG') return this.runsIn(element, { ...outer, bold: true });
    if (tagName === 'I' || tagName === 'EM') return this.runsIn(element, { ...outer, italic: true });
    if (tagName === 'SUP') return this.options.withSources ? this.raised(element, outer) : [];
    if (tagName === 'A') return this.runsIn(element, { ...outer, ...this.link(element) });
    const isBlock = !inline.has(tagName);
    return isBlock ? [...this.runsIn(element, outer), { text: ' ' }] : this.runsIn(element, outer);
  }

  /** Numbers of sources, parted by commas: on paper nothing else keeps them apart. */
  private raised(element: HTMLElement, outer: Style): readonly Run[] {
    const numbers = children(element).map((child) => child.text.trim());
    const text = numbers.length > 0 ? numbers.join(', ') : element.text.trim();
    return [{ ...outer, text, raised: true }];
  }

  private link(element: HTMLElement): Style {
    const href = element.getAttribute('href') ?? '';
    if (href === '' || href.startsWith('#')) return {};
    return { href: href.startsWith('/') ? new URL(href, this.options.origin).href : href };
  }
}

function heading(level: 1 | 2 | 3 | 4, runs: readonly Run[]): readonly Block[] {
  return runs.length > 0 ? [{ kind: 'heading', level, runs }] : [];
}

function paragraph(runs: readonly Run[], element: HTMLElement): readonly Block[] {
  if (runs.length === 0) return [];
  const isTitle = /(note|short)Title/.test(element.classNames);
  const words = isTitle ? runs.map((run) => ({ ...run, bold: true })) : runs;
  return [{ kind: 'paragraph', runs: words, quiet: /(^|\s)small(\s|$)|meta/.test(element.classNames) }];
}

/** On the page a margin parts the number from the caption; on paper a space does. */
function captionRuns([number, ...words]: readonly Run[]): readonly Run[] {
  return number?.bold ? [number, { text: ' ' }, ...words] : [...(number ? [number] : []), ...words];
}

/** Class names of CSS modules keep the name they had in the file: `_note_1x2y3_12`. */
function noteTone(element: HTMLElement): Tone | undefined {
  const names = element.classNames.split(/\s+/).map((name) => name.replace(/^_|_\w+_\d+$|_[\w-]{5,}$/g, ''));
  if (names.includes('short')) return 'alarm';
  return names.includes('note') ? (tones.find((tone) => names.includes(tone)) ?? 'river') : undefined;
}

function children(element: HTMLElement): readonly HTMLElement[] {
  return element.childNodes.filter((node) => node instanceof HTMLElement);
}

function holdsBlocks(element: HTMLElement): boolean {
  return children(element).some((child) => !inline.has(child.tagName) || holdsBlocks(child));
}

function isHidden(element: HTMLElement): boolean {
  const { tagName, classList } = element;
  return (
    skipped.has(tagName) ||
    classList.contains('no-print') ||
    classList.contains('hidden') ||
    element.hasAttribute('hidden')
  );
}

/** Runs with white space as a browser shows it: single spaces, none at the ends. */
function tidy(runs: readonly Run[]): readonly Run[] {
  let isAfterSpace = true;
  const single = runs.map((run) => {
    const text = run.text.replace(/[ \t\r\n]+/g, ' ');
    const kept = isAfterSpace ? text.replace(/^ /, '') : text;
    if (kept !== '') isAfterSpace = kept.endsWith(' ') || kept === lineBreak;
    return { ...run, text: kept };
  });
  const last = single.findLastIndex(({ text }) => text.trim() !== '');
  return single
    .slice(0, last + 1)
    .map((run, index) => (index === last ? { ...run, text: run.text.replace(/ +$/, '') } : run))
    .filter(({ text }) => text !== '');
}
