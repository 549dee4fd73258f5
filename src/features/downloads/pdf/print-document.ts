import { sources } from '#content/facts/sources/all-sources.ts';
import { t } from '#content/i18n/t.ts';
import type { Block, Inline } from '../../../lib/content-renderer/ast/blocks.ts';
import type { RenderContext } from '../../../lib/content-renderer/ast/render-context.ts';
import { mostCommonReadDate, sourceStatus } from '../../../lib/content-renderer/ast/sources.ts';
import { newPageRecord } from '../../../lib/content-renderer/components/page-record.tsx';
import { lineBreak, mayBreak, type PrintBlock, type Run } from '../../../lib/pdf/print-block.ts';
import { printBlocks } from './print-blocks.ts';
import { type Press, plainRuns, runsOf, sourcePlace } from './print-inlines.ts';

/** With this many headings nobody finds a place by leafing: the document begins with a list of its contents. */
const headingsForContents = 30;

/** What is printed of a document. */
export interface Printed {
  readonly title: string;
  /** Under the title: reading time and day of review. */
  readonly meta?: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** A document from its title to the list of its sources, as blocks on paper. */
export function printDocument(given: Omit<Press, 'record'>, { title, meta, blocks }: Printed): readonly PrintBlock[] {
  const press: Press = { ...given, record: newPageRecord() };
  const body = named(printBlocks(press, blocks));
  const headings = body.filter((block) => block.kind === 'heading' && block.id !== undefined);
  return [
    { kind: 'heading', level: 1, runs: plainRuns(title) },
    ...(meta ? [{ kind: 'paragraph', look: 'quiet', runs: runsOf(press, meta) } as const] : []),
    ...(headings.length < headingsForContents ? [] : [{ kind: 'contents', title: press.words.contents } as const]),
    ...body,
    ...sourceList(press),
  ];
}

/** Headings inside a section get names of their own, so that bookmarks and contents can lead to them. */
function named(blocks: readonly PrintBlock[]): readonly PrintBlock[] {
  return blocks.map((block, index) =>
    block.kind === 'heading' && block.level === 3 ? { ...block, id: `heading-${index}` } : block,
  );
}

function sourceList({ record, speaks, withSources }: Press): readonly PrintBlock[] {
  const cited = record.cited();
  if (!withSources || cited.length === 0) return [];
  const usualDay = mostCommonReadDate(cited.map((id) => sources[id]));
  const items = cited.map((id, index) => {
    const { organisation, title, url } = sources[id];
    const runs: readonly Run[] = [
      { text: `${organisation}, ` },
      { text: title, href: url },
      { text: `, ${sourceStatus(sources[id], speaks, usualDay).join(', ')}${lineBreak}` },
      { text: breakable(url), href: url },
    ];
    return { id: sourcePlace(index + 1), blocks: [{ kind: 'paragraph', look: 'quiet', runs } as const] };
  });
  return [
    { kind: 'heading', level: 2, runs: plainRuns(speaks.words.sources), id: 'sources' },
    ...(usualDay ? [noteOf(usualDay, speaks)] : []),
    { kind: 'list', mark: 'number', items },
  ];
}

/** On which day most of them were read. */
function noteOf(date: string, { words, locale }: RenderContext): PrintBlock {
  return { kind: 'paragraph', look: 'quiet', runs: plainRuns(t(words.sourcesNote, { date }, locale)) };
}

/** An address that may go on in the next line after each of its parts. */
function breakable(url: string): string {
  return url.replace(/[/?&=_.-]+/g, (mark) => mark + mayBreak);
}
