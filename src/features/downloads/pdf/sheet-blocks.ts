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

/** A one-page sheet as print blocks: letterhead, warning, then its parts as checkboxes, tables and lines to fill in. */
export function sheetBlocks(context: PrintContext, { title, short, parts }: PrintSheet): readonly PrintBlock[] {
  const { words, speaks } = context;
  const help = t(words.sheet.help, { phone: owner.phone.display }, speaks.locale);
  const first: readonly PrintBlock[] = [
    label('title', words.sheet.first, 'alarm'),
    { kind: 'paragraph', look: 'plain', runs: [...runsOf(context, lineInlines(short)), { text: ` ${help}` }] },
  ];
  return [
    letterheadBlock(context.language, words.sheet.fillIn),
    { kind: 'heading', level: 1, runs: plainRuns(title) },
    { kind: 'note', tone: 'alarm', name: words.tones.alarm, isFilled: true, blocks: first },
    ...parts.flatMap((part) => partBlocks(context, part)),
  ];
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
