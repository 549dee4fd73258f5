import { lineBreak, type Run } from './blocks.ts';

/** A run without line breaks, with its width. */
export interface Fragment extends Run {
  readonly width: number;
}

/** Fragments that stand side by side. */
export type Line = readonly Fragment[];

/** Breaks runs into lines no wider than `width`, between words. A word wider than a line stands alone on it. */
export function breakLines(runs: readonly Run[], width: number, measure: (run: Run) => number): readonly Line[] {
  const lines: Line[] = [];
  let line: Fragment[] = [];
  let used = 0;
  const next = () => {
    lines.push(merge(line, measure));
    line = [];
    used = 0;
  };
  for (const word of words(runs)) {
    const isSpace = word.every(({ text }) => text === ' ');
    const pieces = word.map((piece) => ({ ...piece, width: measure(piece) }));
    const wide = pieces.reduce((sum, piece) => sum + piece.width, 0);
    if (word[0]?.text === lineBreak) next();
    else if (used + wide > width && line.length > 0) {
      next();
      if (isSpace) continue;
      line.push(...pieces);
      used = wide;
    } else if (!(isSpace && line.length === 0)) {
      line.push(...pieces);
      used += wide;
    }
  }
  if (line.length > 0) next();
  return lines;
}

/** Words (pieces in different styles that touch), single spaces and line breaks. */
function words(runs: readonly Run[]): readonly (readonly Run[])[] {
  const found: Run[][] = [];
  let open = false;
  for (const run of runs) {
    for (const text of run.text.split(/([ \u2028])/).filter((part) => part !== '')) {
      const isGap = text === ' ' || text === lineBreak;
      const last = found.at(-1);
      if (!isGap && open && last) last.push({ ...run, text });
      else found.push([{ ...run, text }]);
      open = !isGap;
    }
  }
  return found;
}

/** Neighbours in one style become one fragment; the space at the end of a line goes. */
function merge(line: readonly Fragment[], measure: (run: Run) => number): Line {
  const merged: Fragment[] = [];
  const trimmed = line.at(-1)?.text === ' ' ? line.slice(0, -1) : line;
  for (const piece of trimmed) {
    const last = merged.at(-1);
    if (last && isSameStyle(last, piece)) {
      const joined = { ...last, text: last.text + piece.text };
      merged[merged.length - 1] = { ...joined, width: measure(joined) };
    } else merged.push(piece);
  }
  return merged;
}

function isSameStyle(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.raised === b.raised && a.href === b.href;
}
