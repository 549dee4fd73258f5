import { graphemes } from './fallback-fonts.ts';
import { lineBreak, mayBreak, type Run } from './print-block.ts';

/** A run without line breaks, with its width. */
export interface Fragment extends Run {
  readonly width: number;
  /** The line ends inside of a word, which goes on in the next. */
  readonly isBroken?: boolean;
}

export type Line = readonly Fragment[];

type Measure = (run: Run) => number;

/** The runs of a word, or a gap between words. */
interface Word {
  readonly runs: readonly Run[];
  /** `part`: the word continues without a space, and the line may break here. */
  readonly kind: 'word' | 'part' | 'space' | 'break';
}

/** The same with the width of each piece. */
interface Measured extends Word {
  readonly runs: readonly Fragment[];
}

/** Breaks runs into lines of at most `width`. A word wider than a line is broken at its end. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): readonly Line[] {
  const lines: Line[] = [];
  let line: Fragment[] = [];
  let used = 0;
  let isInWord = false;
  const next = () => {
    lines.push(merge(line, measure, isInWord));
    line = [];
    used = 0;
  };
  for (const { runs: pieces, kind } of wordsOf(runs).flatMap((each) => narrowed(each, width, measure))) {
    const wide = widthOf(pieces);
    if (kind === 'break' || (used + wide > width && line.length > 0)) next();
    isInWord = kind === 'part';
    if (kind === 'break' || (kind === 'space' && line.length === 0)) continue;
    line.push(...pieces);
    used += wide;
  }
  isInWord = false;
  if (line.length > 0) next();
  return lines;
}

const widthOf = (pieces: readonly Fragment[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Splits a word into parts that fit a line. */
function narrowed({ runs, kind }: Word, width: number, measure: Measure): readonly Measured[] {
  const word = { kind, runs: runs.map((run) => measured(run, measure)) };
  if (kind === 'space' || kind === 'break' || widthOf(word.runs) <= width) return [word];
  const parts: Fragment[][] = [[]];
  let used = 0;
  for (const run of runs) {
    for (const text of graphemes(run.text)) {
      const wide = measure({ ...run, text });
      if (used + wide > width && used > 0) {
        parts.push([]);
        used = 0;
      }
      parts.at(-1)?.push({ ...run, text, width: wide });
      used += wide;
    }
  }
  return parts.map((part, at) => ({ runs: part, kind: at < parts.length - 1 ? 'part' : kind }));
}

// No break after an area code, so that phone numbers stay whole.
const gap = /((?<!\(\d{3}\)) |[\u2028\u200b])/;
const gaps = new Set([' ', lineBreak, mayBreak]);

function wordsOf(runs: readonly Run[]): readonly Word[] {
  const found: { runs: Run[]; kind: Word['kind'] }[] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const text of run.text.split(gap).filter((part) => part !== '')) {
      const last = found.at(-1);
      if (text === mayBreak) {
        if (last?.kind === 'word') last.kind = 'part';
      } else if (text === ' ' || text === lineBreak) {
        found.push({ runs: [{ ...run, text }], kind: text === ' ' ? 'space' : 'break' });
      } else if (isOpen && last) last.runs.push({ ...run, text });
      else found.push({ runs: [{ ...run, text }], kind: 'word' });
      isOpen = !gaps.has(text);
    }
  }
  return found;
}

/** Merges adjacent fragments of one style and drops the trailing space. */
function merge(line: readonly Fragment[], measure: Measure, isBroken: boolean): Line {
  const merged: { readonly first: Fragment; text: string }[] = [];
  const trimmed = line.at(-1)?.text === ' ' ? line.slice(0, -1) : line;
  for (const piece of trimmed) {
    const last = merged.at(-1);
    if (last && isSameStyle(last.first, piece)) last.text += piece.text;
    else merged.push({ first: piece, text: piece.text });
  }
  const whole = merged.map(({ first, text }) => (text === first.text ? first : measured({ ...first, text }, measure)));
  const end = whole.at(-1);
  return isBroken && end ? [...whole.slice(0, -1), { ...end, isBroken }] : whole;
}

const measured = (run: Run, measure: Measure): Fragment => ({ ...run, width: measure(run) });

function isSameStyle(a: Run, b: Run): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.raised === b.raised &&
    a.foreign === b.foreign &&
    a.href === b.href &&
    a.to === b.to
  );
}
