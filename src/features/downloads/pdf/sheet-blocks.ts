import type { PrintSheet, SheetList, SheetPart, SheetTable } from '#content/en/collections/print-sheets.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Tone } from '../../../lib/content-renderer/ast/blocks.ts';
import { lineInlines } from '../../../lib/content-renderer/ast/inlines.ts';
import { lineBreak, type Paragraph, type PrintBlock } from '../../../lib/pdf/print-block.ts';
import { letterhead } from '../letterhead.ts';
import { type Press, plainRuns, runsOf } from './print-inlines.ts';

const tones: Readonly<Record<NonNullable<SheetList['priority']>, Tone>> = {
  critical: 'alarm',
  urgent: 'amber',
  important: 'river',
};

/** A one-page sheet as it is printed: what comes first, then its parts as boxes to tick and lines to fill in. */
export function sheetBlocks(press: Press, { title, short, parts }: PrintSheet): readonly PrintBlock[] {
  const { words, speaks } = press;
  const help = t(words.sheet.help, { phone: owner.phone.display }, speaks.locale);
  const first: readonly PrintBlock[] = [
    label('title', words.sheet.first, 'alarm'),
    { kind: 'paragraph', look: 'plain', runs: [...runsOf(press, lineInlines(short)), { text: ` ${help}` }] },
  ];
  return [
    {
      kind: 'paragraph',
      look: 'quiet',
      runs: plainRuns(`${letterhead(press.language)}${lineBreak}${words.sheet.fillIn}`),
    },
    { kind: 'heading', level: 1, runs: plainRuns(title) },
    { kind: 'note', tone: 'alarm', name: words.tones.alarm, isFilled: true, blocks: first },
    ...parts.flatMap((part) => partBlocks(press, part)),
  ];
}

function partBlocks(press: Press, part: SheetPart): readonly PrintBlock[] {
  const title: PrintBlock = { kind: 'heading', level: 2, runs: plainRuns(part.title) };
  return part.kind === 'rows' ? [title, tableOf(part)] : listBlocks(press, part, title);
}

/** A row is two lines high, so that a hand can write in it. */
function tableOf({ columns, rows }: SheetTable): PrintBlock {
  const cell = { runs: plainRuns(`\u00a0${lineBreak}\u00a0`), isHead: false, span: 1 };
  return {
    kind: 'table',
    head: columns.map((name) => plainRuns(name)),
    groups: Array.from({ length: rows }, () => [columns.map(() => cell)]),
  };
}

function listBlocks(
  press: Press,
  { priority, time, kind, lines }: SheetList,
  title: PrintBlock,
): readonly PrintBlock[] {
  const items = lines.map((line) => ({
    blocks: [{ kind: 'paragraph', look: 'plain', runs: runsOf(press, lineInlines(line)) } as const],
  }));
  const blocks: readonly PrintBlock[] = [title, { kind: 'list', mark: kind === 'boxes' ? 'box' : 'bullet', items }];
  if (!priority) return blocks;
  const tone = tones[priority];
  const when = [press.speaks.words.priority[priority], time].filter(Boolean).join(' · ');
  return [
    {
      kind: 'note',
      tone,
      name: press.words.tones[tone],
      isFilled: false,
      blocks: [label('when', when, tone), ...blocks],
    },
  ];
}

function label(look: Paragraph['look'], text: string, tone: Tone): Paragraph {
  return { kind: 'paragraph', look, tone, runs: plainRuns(text) };
}
