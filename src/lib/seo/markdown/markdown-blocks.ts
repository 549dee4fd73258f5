import type { Words } from '#content/en/messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { owner } from '#content/owner.ts';
import type { Block, CardOf, Cell, Inline, Leaf, ListOf, NoteOf, Table } from '../../content-renderer/ast/blocks.ts';
import { lineInlines, ownerValue } from '../../content-renderer/ast/inlines.ts';
import { figureText, type RenderContext } from '../../content-renderer/ast/render-context.ts';
import { urlOrPath } from '../../routes/absolute-url.ts';
import { addressIn } from '../../routes/page.ts';

export interface Plain extends PlainPage {
  readonly speaks: RenderContext;
  readonly words: Words['found']['plain'];
}

/** Blocks as Markdown: accordions expanded, drawings as their text alternative, buttons omitted. */
export function markdownBlocks(plain: Plain, blocks: readonly Block[]): string {
  return blocks
    .map((block) => markdownBlock(plain, block))
    .filter((text) => text !== '')
    .join('\n\n');
}

function markdownBlock(plain: Plain, block: Block): string {
  switch (block.kind) {
    case 'section':
      return `## ${escaped(block.title)}\n\n${markdownBlocks(plain, block.blocks)}`;
    case 'note':
      return quoted(plain, block);
    case 'call':
      return quoted(plain, block);
    case 'list':
      return listed(plain, block);
    case 'accordion':
      return block.items
        .map(({ title, blocks }) => `### ${escaped(title)}\n\n${markdownBlocks(plain, blocks)}`)
        .join('\n\n');
    case 'cards':
      return block.items.map((card) => carded(plain, card)).join('\n');
    case 'custom':
      throw new Error(`Plain text cannot hold <${block.name}>: it is neither a block nor a record`);
    default:
      return markdownLeaf(plain, block);
  }
}

function quoted(plain: Plain, { title, blocks }: Pick<NoteOf<Block>, 'title' | 'blocks'>): string {
  const head = title ? `**${escaped(title)}**\n\n` : '';
  return indented(`${head}${markdownBlocks(plain, blocks)}`, '> ', '> ').replace(/^> $/gm, '>');
}

function listed(plain: Plain, { look, isTight, items }: ListOf<Block>): string {
  const lines = items.map(({ blocks }, index) => {
    const mark = look === 'bullets' ? '- ' : `${index + 1}. `;
    return indented(markdownBlocks(plain, blocks), mark, ' '.repeat(mark.length));
  });
  return lines.join(isTight ? '\n' : '\n\n');
}

function carded(plain: Plain, { href, title, badge, blocks }: CardOf<Block>): string {
  const link = `${badge ? `${escaped(badge)}: ` : ''}[${escaped(title)}](${linkOf(plain, href)})`;
  return indented([link, markdownBlocks(plain, blocks)].filter(Boolean).join('\n\n'), '- ', '  ');
}

function markdownLeaf(plain: Plain, block: Leaf): string {
  const inlines = (of: Parameters<typeof markdownInlines>[1]) => markdownInlines(plain, of);
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlines(block.inlines)}`;
    case 'paragraph':
      return inlines(block.inlines);
    case 'table':
      return tabled(plain, block);
    case 'checklist':
      return block.groups
        .map(({ title, when, checks }) => {
          const head = `### ${escaped([when, title].filter(Boolean).join(': '))}`;
          return `${head}\n\n${checks.map((line) => `- [ ] ${inlines(lineInlines(line))}`).join('\n')}`;
        })
        .join('\n\n');
    case 'figure':
      return `${plain.words.figure} ${escaped(wordsOf(figureText(plain.speaks.lists, block.name).alt))}`;
    default:
      return markdownRare(plain, block);
  }
}

type Common = 'heading' | 'paragraph' | 'table' | 'checklist' | 'figure';

function markdownRare(plain: Plain, block: Exclude<Leaf, { readonly kind: Common }>): string {
  const { sides, flowchart } = plain.speaks.words;
  switch (block.kind) {
    case 'actions':
      return '';
    case 'picture':
      return `![${escaped(block.alt)}](${linkOf(plain, block.src)})`;
    case 'score':
      return `**${block.rating}/${block.maxRating}** ${escaped(block.verdict)}`;
    case 'sides':
      return `### ${sides.pros}\n\n${bullets(block.pros)}\n\n### ${sides.cons}\n\n${bullets(block.cons)}`;
    case 'flowchart': {
      const asked = block.questions.map(
        ({ words, help }, index) => `${index + 1}. ${markdownInlines(plain, lineInlines(words))} ${escaped(help)}`,
      );
      const advised = block.advice.map(
        ({ when, title, words }) =>
          `- ${escaped(when)}: **${escaped(title)}** ${markdownInlines(plain, lineInlines(words))}`,
      );
      return [asked.join('\n'), flowchart.all, advised.join('\n')].join('\n\n');
    }
  }
}

const bullets = (entries: readonly string[]) => entries.map((entry) => `- ${escaped(entry)}`).join('\n');

/** A Markdown table needs a header and one cell per column: a spanning cell is followed by empty ones. */
function tabled(plain: Plain, { head, groups }: Table): string {
  const rows = groups.flat().map((cells) => cells.flatMap((cell) => stretched(plain, cell)));
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const names = Array.from({ length: width }, (_, at) => markdownInlines(plain, head[at] ?? []));
  return [names, names.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function stretched(plain: Plain, { inlines, span = 1 }: Cell): readonly string[] {
  return [markdownInlines(plain, inlines), ...Array.from({ length: span - 1 }, () => '')];
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' && others.trim() === '' ? '' : others + line))
    .join('\n');
}

export interface PlainPage {
  readonly language: Language;
  /** Base URL for absolute links. */
  readonly site: URL | undefined;
}

/** Inline content as Markdown, without source numbers. */
export function markdownInlines(page: PlainPage, inlines: readonly Inline[]): string {
  return inlines.map((inline) => markdownInline(page, inline)).join('');
}

function markdownInline(page: PlainPage, inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return escaped(inline.text);
    case 'tag':
      return `**${escaped(inline.text)}**`;
    case 'code':
      return `\`${inline.text}\``;
    case 'break':
      return ' ';
    case 'phone':
      return `[${owner.phone.display}](tel:${owner.phone.dial})`;
    case 'owner':
      return escaped(ownerValue(inline.value, page.language));
    default:
      return marked(page, inline);
  }
}

function marked(page: PlainPage, inline: Extract<Inline, { readonly inlines: unknown }>): string {
  const inside = markdownInlines(page, inline.inlines);
  if (inline.kind === 'strong') return `**${inside}**`;
  if (inline.kind === 'emphasis') return `*${inside}*`;
  return inline.kind === 'link' ? `[${inside}](${linkOf(page, inline.href)})` : inside;
}

/** The absolute URL of a link. */
export function linkOf({ language, site }: PlainPage, href: string): string {
  return href.startsWith('/') ? urlOrPath(addressIn(language, href), site) : href;
}

/** Escapes Markdown syntax. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');
}
