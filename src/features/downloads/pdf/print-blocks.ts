import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Block, CardOf, Leaf, ListOf, NoteOf, Table } from '../../../lib/content-renderer/ast/blocks.ts';
import { lineInlines } from '../../../lib/content-renderer/ast/inlines.ts';
import { figureText } from '../../../lib/content-renderer/ast/render-context.ts';
import type { List, Note, Paragraph, PrintBlock, Run } from '../../../lib/pdf/print-block.ts';
import { captionRuns, type Press, plainRuns, quietRuns, runsOf, sourcesRuns } from './print-inlines.ts';
import { renderDrawing } from './render-drawing.tsx';

/** The blocks of a page as they are printed: what is interactive on the screen stands open, buttons are left out. */
export function printBlocks(press: Press, blocks: readonly Block[]): readonly PrintBlock[] {
  return blocks.flatMap((block) => printBlock(press, block));
}

function printBlock(press: Press, block: Block): readonly PrintBlock[] {
  const inside = (inner: readonly Block[]) => printBlocks(press, inner);
  switch (block.kind) {
    case 'section':
      return [{ kind: 'heading', level: 2, runs: plainRuns(block.title), id: block.id }, ...inside(block.blocks)];
    case 'note':
      return [printNote(press, block)];
    case 'call':
      return [note(press, 'river', true, [paragraph(block.title, 'title'), ...inside(block.blocks)])];
    case 'list':
      return [printList(press, block)];
    case 'accordion':
      return block.items.flatMap(({ title, blocks }) => [
        { kind: 'heading', level: 3, runs: plainRuns(title) } as const,
        ...inside(blocks),
      ]);
    case 'cards':
      return [{ kind: 'list', mark: 'bullet', items: block.items.map((card) => printCard(press, card)) }];
    case 'custom':
      throw new Error(`A printed document cannot hold <${block.name}>: it is neither a block nor a record`);
    default:
      return printLeaf(press, block);
  }
}

function printNote(press: Press, { look, tone, title, blocks }: NoteOf<Block>): Note {
  const isFilled = look === 'short' || look === 'note';
  const head = title ? [paragraph(title, 'title')] : [];
  return note(press, tone, isFilled, [...head, ...printBlocks(press, blocks)]);
}

function note(press: Press, tone: Note['tone'], isFilled: boolean, blocks: readonly PrintBlock[]): Note {
  const toned = blocks.map((block) =>
    block.kind === 'paragraph' && block.look !== 'plain' ? { ...block, tone } : block,
  );
  return { kind: 'note', tone, name: press.words.tones[tone], isFilled, blocks: toned };
}

function printList(press: Press, { look, items }: ListOf<Block>): List {
  const mark = look === 'bullets' ? 'bullet' : 'number';
  return { kind: 'list', mark, items: items.map(({ blocks }) => ({ blocks: printBlocks(press, blocks) })) };
}

function printCard(press: Press, { href, title, badge, blocks }: CardOf<Block>) {
  const link = runsOf(press, [{ kind: 'link', href, inlines: [{ kind: 'text', text: title }] }], { bold: true });
  // The badge stands in the line of its title: alone it would be what the bullet marks.
  const runs = [...(badge ? plainRuns(`${badge}: `) : []), ...link];
  return { blocks: [{ kind: 'paragraph', look: 'title', runs } as const, ...printBlocks(press, blocks)] };
}

function printLeaf(press: Press, block: Leaf): readonly PrintBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, runs: runsOf(press, block.inlines) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(press, block.inlines), look: block.isSmall ? 'quiet' : 'plain' }];
    case 'table':
      return [printTable(press, block)];
    case 'checklist':
      return printChecklist(press, block);
    case 'figure':
      return printFigure(press, block.name);
    default:
      return printRare(press, block);
  }
}

type Common = 'heading' | 'paragraph' | 'table' | 'checklist' | 'figure';

function printRare(press: Press, block: Exclude<Leaf, { readonly kind: Common }>): readonly PrintBlock[] {
  switch (block.kind) {
    case 'actions':
      return [];
    case 'flowchart':
      return printFlowchart(press, block);
    case 'score':
      return [
        { kind: 'paragraph', look: 'title', runs: plainRuns(`${block.rating}/${block.maxRating}`) },
        paragraph(block.verdict),
      ];
    case 'sides': {
      const { pros, cons } = press.speaks.words.sides;
      return [...side(pros, block.pros), ...side(cons, block.cons)];
    }
    case 'picture':
      throw new Error(`A printed document cannot hold the picture ${block.src}`);
  }
}

function printTable(press: Press, { head, groups }: Table): PrintBlock {
  return {
    kind: 'table',
    head: head.map((inlines) => runsOf(press, inlines)),
    groups: groups.flatMap((rows) => {
      const printed = rows.map((cells) =>
        cells.map(({ inlines, isHead = false, span = 1 }) => ({ runs: runsOf(press, inlines), isHead, span })),
      );
      // Many groups are small and belong together; a single one is the whole table, and may be parted anywhere.
      return groups.length > 1 ? [printed] : printed.map((row) => [row]);
    }),
  };
}

function printChecklist(
  press: Press,
  { groups, allMustHold, printsAlone }: Extract<Leaf, { readonly kind: 'checklist' }>,
) {
  const { words, locale } = press.speaks;
  const count = groups.reduce((sum, { checks }) => sum + checks.length, 0);
  const said = allMustHold ? words.checklist.allMustHold : words.checklist.steps;
  const printed = groups.map(({ title, tone, when, checks }) =>
    note(press, tone, false, [
      ...(when ? [paragraph(when, 'when')] : []),
      { kind: 'heading', level: 3, runs: plainRuns(title) },
      boxes(checks, (line) => (printsAlone ? quietRuns(press, line) : runsOf(press, lineInlines(line)))),
      ...(printsAlone ? sourcesBelow(press, checks) : []),
    ]),
  );
  return [...printed, paragraph(t(said, { count }, locale), 'quiet')];
}

function sourcesBelow(press: Press, lines: readonly Line[]): readonly PrintBlock[] {
  const runs = sourcesRuns(press, lines);
  return runs.length > 0 ? [{ kind: 'paragraph', look: 'quiet', runs }] : [];
}

function boxes(lines: readonly Line[], runsOfLine: (line: Line) => readonly Run[]): List {
  const items = lines.map((line) => ({
    blocks: [{ kind: 'paragraph', look: 'plain', runs: runsOfLine(line) } as const],
  }));
  return { kind: 'list', mark: 'box', items };
}

function printFigure(press: Press, name: string): readonly PrintBlock[] {
  const words = figureText(press.speaks.lists, name);
  const { picture, key } = renderDrawing(name, press.language);
  const runs = captionRuns(press, press.record.nextFigure(), lineInlines(words.caption));
  const entries = key.map((entry) => ({ blocks: [paragraph(entry)] }));
  const list: readonly PrintBlock[] = key.length > 0 ? [{ kind: 'list', mark: 'number', items: entries }] : [];
  return [{ kind: 'figure', picture, alt: wordsOf(words.alt), caption: runs }, ...list];
}

function printFlowchart(press: Press, { questions, advice }: Extract<Leaf, { readonly kind: 'flowchart' }>) {
  const { yes, no, all } = press.speaks.words.flowchart;
  const asked = questions.flatMap(({ words, help }, index): readonly PrintBlock[] => [
    { kind: 'heading', level: 3, runs: [{ text: `${index + 1}. ` }, ...runsOf(press, lineInlines(words))] },
    paragraph(help, 'quiet'),
    paragraph(`☐ ${yes}     ☐ ${no}`),
  ]);
  const advised = advice.map(({ when, title, tone, words }) =>
    note(press, tone, true, [
      paragraph(when, 'when'),
      paragraph(title, 'title'),
      { kind: 'paragraph', look: 'plain', runs: runsOf(press, lineInlines(words)) },
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
