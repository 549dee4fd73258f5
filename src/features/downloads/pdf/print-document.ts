import { sources } from '#content/facts/sources/all-sources.ts';
import { t } from '#content/i18n/t.ts';
import type { Block, Inline } from '../../../lib/content-renderer/ast/blocks.ts';
import type { RenderContext } from '../../../lib/content-renderer/ast/render-context.ts';
import { mostCommonReadDate, sourceStatus } from '../../../lib/content-renderer/ast/sources.ts';
import { newPageRecord } from '../../../lib/content-renderer/components/page-record.tsx';
import { lineBreak, mayBreak, type PrintBlock, type Run } from '../../../lib/pdf/print-block.ts';
import { letterheadBlock } from '../letterhead.ts';
import { printBlocks } from './print-blocks.ts';
import { type PrintContext, plainRuns, runsOf, sourceAnchor } from './print-inlines.ts';

/** From this many headings on, the document starts with a table of contents. */
const headingsForContents = 30;

export interface Printed {
  readonly title: string;
  /** Under the title: reading time and review date. */
  readonly meta?: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** A document from its title to its sources, as print blocks. */
export function printDocument(
  given: Omit<PrintContext, 'record'>,
  { title, meta, blocks }: Printed,
): readonly PrintBlock[] {
  const context: PrintContext = { ...given, record: newPageRecord() };
  const body = withHeadingIds(printBlocks(context, blocks));
  const headings = body.filter((block) => block.kind === 'heading' && block.id !== undefined);
  return [
    letterheadBlock(context.language),
    { kind: 'heading', level: 1, runs: plainRuns(title) },
    ...(meta ? [{ kind: 'paragraph', look: 'quiet', runs: runsOf(context, meta) } as const] : []),
    ...(headings.length < headingsForContents ? [] : [{ kind: 'contents', title: context.words.contents } as const]),
    ...body,
    ...sourceList(context),
  ];
}

/** Gives headings inside sections ids, for bookmarks and the table of contents. */
function withHeadingIds(blocks: readonly PrintBlock[]): readonly PrintBlock[] {
  return blocks.map((block, index) =>
    block.kind === 'heading' && block.level === 3 ? { ...block, id: `heading-${index}` } : block,
  );
}

function sourceList({ record, speaks, withSources }: PrintContext): readonly PrintBlock[] {
  const cited = record.cited();
  if (!withSources || cited.length === 0) return [];
  const usualDay = mostCommonReadDate(cited.map((id) => sources[id]));
  const items = cited.map((id, index) => {
    const { organisation, title, url } = sources[id];
    const status = sourceStatus(sources[id], speaks, usualDay);
    const runs: readonly Run[] = [
      { text: `${organisation}, ` },
      { text: title, href: url },
      { text: `, ${status.join(', ')}${lineBreak}` },
      { text: breakable(url), href: url },
    ];
    return { id: sourceAnchor(index + 1), blocks: [{ kind: 'paragraph', look: 'quiet', runs } as const] };
  });
  return [
    { kind: 'heading', level: 2, runs: plainRuns(speaks.words.sources), id: 'sources' },
    ...(usualDay ? [noteOf(usualDay, speaks)] : []),
    { kind: 'list', mark: 'number', items },
  ];
}

/** The date on which most of them were read. */
function noteOf(date: string, { words, locale }: RenderContext): PrintBlock {
  return { kind: 'paragraph', look: 'quiet', runs: plainRuns(t(words.sourcesNote, { date }, locale)) };
}

/** An address that may wrap after each of its parts. */
function breakable(url: string): string {
  return url.replace(/[/?&=_.-]+/g, (mark) => mark + mayBreak);
}
