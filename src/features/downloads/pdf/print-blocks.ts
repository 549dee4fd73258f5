import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Block, CardOf, Leaf, ListOf, NoteOf, Table } from '../../../lib/content-renderer/ast/blocks.ts';
import { lineInlines } from '../../../lib/content-renderer/ast/inlines.ts';
import { figureText } from '../../../lib/content-renderer/ast/render-context.ts';
import type { List, Note, Paragraph, PrintBlock, Run } from '../../../lib/pdf/print-block.ts';
import { captionRuns, type PrintContext, plainRuns, runsOf, sourcesRuns } from './print-inlines.ts';
import { renderDrawing } from './render-drawing.tsx';

/** The blocks of a page as print blocks: interactive parts are expanded, buttons are left out. */
export function printBlocks(context: PrintContext, blocks: readonly Block[]): readonly PrintBlock[] {
  return blocks.flatMap((block) => printBlock(context, block));
}

function printBlock(context: PrintContext, block: Block): readonly PrintBlock[] {
  const inside = (inner: readonly Block[]) => printBlocks(context, inner);
  switch (block.kind) {
    case 'section':
      return [{ kind: 'heading', level: 2, runs: plainRuns(block.title), id: block.id }, ...inside(block.blocks)];
    case 'note':
      return [printNote(context, block)];
    case 'call':
      return [note(context, 'river', true, [paragraph(block.title, 'title'), ...inside(block.blocks)])];
    case 'list':
      return [printList(context, block)];
    case 'accordion':
      return block.items.flatMap(({ title, blocks }) => [
        { kind: 'heading', level: 3, runs: plainRuns(title) } as const,
        ...inside(blocks),
      ]);
    case 'cards':
      return [{ kind: 'list', mark: 'bullet', items: block.items.map((card) => printCard(context, card)) }];
    case 'custom':
      throw new Error(`A printed document cannot hold <${block.name}>: it is neither a block nor a record`);
    default:
      return printLeaf(context, block);
  }
}

function printNote(context: PrintContext, { look, tone, title, blocks }: NoteOf<Block>): Note {
  const isFilled = look === 'short' || look === 'note';
  const head = title ? [paragraph(title, 'title')] : [];
  return note(context, tone, isFilled, [...head, ...printBlocks(context, blocks)]);
}

function note(context: PrintContext, tone: Note['tone'], isFilled: boolean, blocks: readonly PrintBlock[]): Note {
  const toned = blocks.map((block) =>
    block.kind === 'paragraph' && block.look !== 'plain' ? { ...block, tone } : block,
  );
  return { kind: 'note', tone, name: context.words.tones[tone], isFilled, blocks: toned };
}

function printList(context: PrintContext, { look, items }: ListOf<Block>): List {
  const mark = look === 'bullets' ? 'bullet' : 'number';
  return { kind: 'list', mark, items: items.map(({ blocks }) => ({ blocks: printBlocks(context, blocks) })) };
}

function printCard(context: PrintContext, { href, title, badge, blocks }: CardOf<Block>) {
  const link = runsOf(context, [{ kind: 'link', href, inlines: [{ kind: 'text', text: title }] }], { bold: true });
  // The badge shares the line of the title: alone it would get the bullet.
  const runs = [...(badge ? plainRuns(`${badge}: `) : []), ...link];
  return { blocks: [{ kind: 'paragraph', look: 'title', runs } as const, ...printBlocks(context, blocks)] };
}

function printLeaf(context: PrintContext, block: Leaf): readonly PrintBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, runs: runsOf(context, block.inlines) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(context, block.inlines), look: block.isSmall ? 'quiet' : 'plain' }];
    case 'table':
      return [printTable(context, block)];
    case 'checklist':
      return printChecklist(context, block);
    case 'figure':
      return printFigure(context, block.name);
    default:
      return printRare(context, block);
  }
}

type Common = 'heading' | 'paragraph' | 'table' | 'checklist' | 'figure';

function printRare(context: PrintContext, block: Exclude<Leaf, { readonly kind: Common }>): readonly PrintBlock[] {
  switch (block.kind) {
    case 'actions':
      return [];
    case 'flowchart':
      return printFlowchart(context, block);
    case 'score':
      return [
        { kind: 'paragraph', look: 'title', runs: plainRuns(`${block.rating}/${block.maxRating}`) },
        paragraph(block.verdict),
      ];
    case 'sides': {
      const { pros, cons } = context.speaks.words.sides;
      return [...side(pros, block.pros), ...side(cons, block.cons)];
    }
    case 'picture':
      throw new Error(`A printed document cannot hold the picture ${block.src}`);
  }
}

function printTable(context: PrintContext, { head, groups }: Table): PrintBlock {
  return {
    kind: 'table',
    head: head.map((inlines) => runsOf(context, inlines)),
    groups: groups.flatMap((rows) => {
      const printed = rows.map((cells) =>
        cells.map(({ inlines, isHead = false, span = 1 }) => ({ runs: runsOf(context, inlines), isHead, span })),
      );
      // Small groups stay on one page; a single group is the whole table, and may break between rows.
      return groups.length > 1 ? [printed] : printed.map((row) => [row]);
    }),
  };
}

function printChecklist(
  context: PrintContext,
  { groups, allMustHold, printsAlone }: Extract<Leaf, { readonly kind: 'checklist' }>,
) {
  const { words, locale } = context.speaks;
  const count = groups.reduce((sum, { checks }) => sum + checks.length, 0);
  const label = allMustHold ? words.checklist.allMustHold : words.checklist.steps;
  const printed = groups.map(({ title, tone, when, checks }) =>
    note(context, tone, false, [
      ...(when ? [paragraph(when, 'when')] : []),
      { kind: 'heading', level: 3, runs: plainRuns(title) },
      boxes(checks, (line) => (printsAlone ? plainRuns(wordsOf(line)) : runsOf(context, lineInlines(line)))),
      ...(printsAlone ? sourcesBelow(context, checks) : []),
    ]),
  );
  return [...printed, paragraph(t(label, { count }, locale), 'quiet')];
}

function sourcesBelow(context: PrintContext, lines: readonly Line[]): readonly PrintBlock[] {
  const runs = sourcesRuns(context, lines);
  return runs.length > 0 ? [{ kind: 'paragraph', look: 'quiet', runs }] : [];
}

function boxes(lines: readonly Line[], runsOfLine: (line: Line) => readonly Run[]): List {
  const items = lines.map((line) => ({
    blocks: [{ kind: 'paragraph', look: 'plain', runs: runsOfLine(line) } as const],
  }));
  return { kind: 'list', mark: 'box', items };
}

function printFigure(context: PrintContext, name: string): readonly PrintBlock[] {
  const words = figureText(context.speaks.lists, name);
  const { picture, key } = renderDrawing(name, context.language);
  const runs = captionRuns(context, context.record.nextFigure(), lineInlines(words.caption));
  const entries = key.map((entry) => ({ blocks: [paragraph(entry)] }));
  const list: readonly PrintBlock[] = key.length > 0 ? [{ kind: 'list', mark: 'number', items: entries }] : [];
  return [{ kind: 'figure', picture, alt: wordsOf(words.alt), caption: runs }, ...list];
}

function printFlowchart(context: PrintContext, { questions, advice }: Extract<Leaf, { readonly kind: 'flowchart' }>) {
  const { yes, no, all } = context.speaks.words.flowchart;
  const asked = questions.flatMap(({ words, help }, index): readonly PrintBlock[] => [
    { kind: 'heading', level: 3, runs: [{ text: `${index + 1}. ` }, ...runsOf(context, lineInlines(words))] },
    paragraph(help, 'quiet'),
    paragraph(`☐ ${yes}     ☐ ${no}`),
  ]);
  const advised = advice.map(({ when, title, tone, words }) =>
    note(context, tone, true, [
      paragraph(when, 'when'),
      paragraph(title, 'title'),
      { kind: 'paragraph', look: 'plain', runs: runsOf(context, lineInlines(words)) },
    ]),
  );
  return [...asked, paragraph(all, 'title'), ...advised];
}

function side(title: string, entries: readonly string[]): readonly PrintBlock[] {
  return [
    { kind: 'heading', level: 3, runs: plainRuns(title) },
    { kind: 'list', mark: 'bullet', items: entries.map((entry) => ({ blocks: [paragraph(entry)] })) },
  ];
}

function paragraph(text: string, look: Paragraph['look'] = 'plain'): Paragraph {
  return { kind: 'paragraph', look, runs: plainRuns(text) };
}
