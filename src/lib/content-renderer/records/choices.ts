import type { Block } from '../ast/blocks.ts';
import { lineInlines, plainInlines } from '../ast/inlines.ts';
import type { Speaks } from '../ast/speaker.ts';

/** Do it yourself, or hire. */
export function matrix({ words, lists }: Speaks): readonly Block[] {
  const { question: name, yourself: alone, hire } = words.matrix;
  const rows = lists.diyMatrix.map(({ question, yourself, professional }) => [
    { inlines: plainInlines(question), isHead: true },
    { inlines: lineInlines(yourself) },
    { inlines: lineInlines(professional) },
  ]);
  return [{ kind: 'table', look: 'matrix', head: [name, alone, hire].map(plainInlines), groups: [rows] }];
}

/** Three yes-or-no questions and what they add up to. */
export function flowchart({ lists }: Speaks): readonly Block[] {
  const questions = lists.flowchartQuestions.map(({ id, question, help, tone }) => ({
    id,
    words: question,
    help,
    yes: tone,
  }));
  const advice = Object.entries(lists.flowchartAdvice).map(([code, entry]) => ({ code, ...entry }));
  return [{ kind: 'flowchart', questions, advice }];
}
