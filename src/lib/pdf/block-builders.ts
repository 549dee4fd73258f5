import { type Cell, type Heading, lineBreak, type Paragraph, type PrintBlock, type Run } from './print-block.ts';

/** User text as runs: line breaks stay, other control characters become spaces. */
export function runsOf(text: string, bold = false): readonly Run[] {
  const clean = text.replace(/\r\n?|\n/g, () => lineBreak).replace(/[\p{Cc}\u200b\ufeff]/gu, ' ');
  return [{ text: clean, bold }];
}

export function paragraph(text: string, look: Paragraph['look'] = 'plain'): PrintBlock {
  return { kind: 'paragraph', look, runs: runsOf(text) };
}

/** A heading with blocks; empty when there are no blocks. */
export function section(id: string, title: string, blocks: readonly PrintBlock[], level: Heading['level'] = 2) {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level, id, runs: runsOf(title) } as const, ...blocks];
}

export function cell(text: string, isHead = false): Cell {
  return { runs: runsOf(text, isHead), isHead, span: 1 };
}

/** A table that may break after each row; `isHeaded` makes the first cell of a row its header. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], isHeaded = false): PrintBlock {
  return {
    kind: 'table',
    head: head.map((text) => runsOf(text, true)),
    groups: rows.map((row) => [row.map((text, at) => cell(text, isHeaded && at === 0))]),
  };
}
