import type { PrintSheet, SheetList, SheetPart, SheetTable } from '#content/en/collections/print-sheets.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Tone } from '../../../lib/content-renderer/ast/blocks.ts';
import { lineInlines } from '../../../lib/content-renderer/ast/inlines.ts';
import { figureText } from '../../../lib/content-renderer/ast/render-context.ts';
import type { Paragraph, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { letterheadBlock } from '../letterhead.ts';
import { type PrintContext, plainRuns, runsOf } from './print-inlines.ts';
import { renderDrawing } from './render-drawing.tsx';

const tones: Readonly<Record<NonNullable<SheetList['priority']>, Tone>> = {
  critical: 'alarm',
  urgent: 'amber',
  important: 'river',
};

/** With more boxes than this, one column would need type too small to read on a wall. */
const mostBoxes = 20;

/**
 * A one-page sheet as print blocks: letterhead, warning, then its parts as checkboxes, tables and lines to fill in. A long one,
 * for a household, has its checkboxes in two columns, and no lines for a job.
 */
export function sheetBlocks(context: PrintContext, { title, short, parts }: PrintSheet): readonly PrintBlock[] {
  const { words, speaks } = context;
  const help = t(words.sheet.help, { phone: owner.phone.display }, speaks.locale);
  const first: readonly PrintBlock[] = [
    label('title', words.sheet.first, 'alarm'),
    { kind: 'paragraph', look: 'plain', runs: [...runsOf(context, lineInlines(short)), { text: ` ${help}` }] },
  ];
  const isLong = parts.flatMap((part) => (part.kind === 'boxes' ? part.lines : [])).length > mostBoxes;
  return [
    letterheadBlock(context.language, isLong ? [] : words.sheet.fillIn),
    { kind: 'heading', level: 1, runs: plainRuns(title) },
    { kind: 'note', tone: 'alarm', name: words.tones.alarm, isFilled: true, blocks: first },
    ...(isLong ? inColumns(context, parts) : parts.flatMap((part) => partBlocks(context, part))),
  ];
}

/** Parts with checkboxes in two columns that end at about the same height; the others above them. */
function inColumns(context: PrintContext, parts: readonly SheetPart[]): readonly PrintBlock[] {
  const blocks = (some: readonly SheetPart[]) => some.flatMap((part) => partBlocks(context, part));
  const boxes = parts.filter((part): part is SheetList => part.kind === 'boxes');
  const tries = boxes.flatMap((_, count) =>
    leftShares.map((share) => {
      const sides = [heightOf(boxes.slice(0, count), share), heightOf(boxes.slice(count), 1 - share)];
      return { count, share, height: Math.max(...sides) };
    }),
  );
  const { count, share } = tries.reduce((best, next) => (next.height < best.height ? next : best));
  return [
    ...blocks(parts.filter(({ kind }) => kind !== 'boxes')),
    { kind: 'columns', left: blocks(boxes.slice(0, count)), right: blocks(boxes.slice(count)), share },
  ];
}

/** Shares of the width that the left column may take. */
const leftShares = [0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5];
/** About how many characters a line across the page holds. */
const pageCharacters = 115;

/** About how high parts are in a share of the width, in lines: with the space between items, and three lines for a heading. */
function heightOf(parts: readonly SheetList[], share: number): number {
  const lines = parts.flatMap((part) => part.lines);
  return lines.reduce(
    (sum, line) => sum + Math.ceil(wordsOf(line).length / (pageCharacters * share)) + 0.3,
    3 * parts.length,
  );
}

function partBlocks(context: PrintContext, part: SheetPart): readonly PrintBlock[] {
  const title: PrintBlock = { kind: 'heading', level: 2, runs: plainRuns(part.title) };
  return part.kind === 'rows' ? [title, tableOf(part)] : listBlocks(context, part, title);
}

/** A ruled table; an empty row is one line high, so the print on its one page stays readable. */
function tableOf({ columns, rows }: SheetTable): PrintBlock {
  const cell = { runs: plainRuns('\u00a0'), isHead: false, span: 1 };
  return {
    kind: 'table',
    isGrid: true,
    head: columns.map((name) => plainRuns(name)),
    groups: Array.from({ length: rows }, () => [columns.map(() => cell)]),
  };
}

function listBlocks(
  context: PrintContext,
  { priority, time, kind, lines, figure }: SheetList,
  title: PrintBlock,
): readonly PrintBlock[] {
  if (kind === 'lines') return [title, ...fieldBlocks(context, lines, figure)];
  const items = lines.map((line) => ({
    blocks: [{ kind: 'paragraph', look: 'plain', runs: runsOf(context, lineInlines(line)) } as const],
  }));
  const blocks: readonly PrintBlock[] = [title, { kind: 'list', mark: 'box', items }];
  if (!priority) return blocks;
  const tone = tones[priority];
  const when = [context.speaks.words.priority[priority], time].filter(Boolean).join(' · ');
  return [
    {
      kind: 'note',
      tone,
      name: context.words.tones[tone],
      isFilled: false,
      blocks: [label('when', when, tone), ...blocks],
    },
  ];
}

/** Lines to fill in, beside a drawing with its legend where the sheet has one. */
function fieldBlocks(context: PrintContext, lines: SheetList['lines'], name?: string): readonly PrintBlock[] {
  const labels = lines.map((line) => runsOf(context, lineInlines(line)));
  if (!name) return [{ kind: 'fields', labels }];
  const { picture, key } = renderDrawing(name, context.language);
  const alt = wordsOf(figureText(context.speaks.lists, name).alt);
  const legend = plainRuns(key.map((entry, index) => `${index + 1} ${entry}`).join(' '));
  return [{ kind: 'fields', labels, figure: { picture, alt }, legend }];
}

function label(look: Paragraph['look'], text: string, tone: Tone): Paragraph {
  return { kind: 'paragraph', look, tone, runs: plainRuns(text) };
}
