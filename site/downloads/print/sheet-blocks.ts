import type { PrintSheet, SheetPart } from '#content/en/lists/shelf/print-sheets.ts';
import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import type { Tone } from '../../document/tree/blocks.ts';
import { lineInlines } from '../../document/tree/inlines.ts';
import { letterhead } from '../letterhead.ts';
import { lineBreak, type Paragraph, type PrintBlock } from './print-block.ts';
import { type Press, plainRuns, runsOf } from './print-inlines.ts';

const tones: Readonly<Record<NonNullable<SheetPart['priority']>, Tone>> = {
  critical: 'alarm',
  urgent: 'amber',
  important: 'river',
};

/** A one-page sheet as it is printed: what comes first, then its parts as boxes to tick and lines to fill in. */
export function sheetBlocks(press: Press, { title, short, parts }: PrintSheet): readonly PrintBlock[] {
  const { words, speaks } = press;
  const help = say(words.sheet.help, { phone: owner.phone.display }, speaks.locale);
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

function partBlocks(press: Press, { title, priority, time, kind, lines }: SheetPart): readonly PrintBlock[] {
  const items = lines.map((line) => ({
    blocks: [{ kind: 'paragraph', look: 'plain', runs: runsOf(press, lineInlines(line)) } as const],
  }));
  const blocks: readonly PrintBlock[] = [
    { kind: 'heading', level: 2, runs: plainRuns(title) },
    { kind: 'list', mark: kind === 'boxes' ? 'box' : 'bullet', items },
  ];
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
