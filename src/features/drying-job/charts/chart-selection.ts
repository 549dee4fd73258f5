import type { KeyboardEvent } from 'react';

/** A reading of a chart that somebody looks at: which line, and which visit, both from 0. */
export interface Picked {
  readonly line: number;
  readonly visit: number;
}

/** Where an arrow key goes from a reading: left and right to the next visit, up and down to the next line. Null for another key. */
export function pickAfter(key: string, { line, visit }: Picked, lines: number, visits: number): Picked | null {
  const held = (at: number, all: number) => Math.min(all - 1, Math.max(0, at));
  switch (key) {
    case 'ArrowLeft':
      return { line, visit: held(visit - 1, visits) };
    case 'ArrowRight':
      return { line, visit: held(visit + 1, visits) };
    case 'ArrowUp':
      return { line: held(line - 1, lines), visit };
    case 'ArrowDown':
      return { line: held(line + 1, lines), visit };
    case 'Home':
      return { line, visit: 0 };
    case 'End':
      return { line, visit: visits - 1 };
    default:
      return null;
  }
}

/** What a drawing needs so that its readings can be gone through: what is picked, its words, and the way to another. */
export interface Picking {
  readonly picked: Picked | null;
  /** What is picked, as it is heard; the last visit of the first line before. */
  readonly said: string;
  readonly pick: (pick: Picked) => void;
}

/** The keys of a drawing of so many lines over so many visits. */
export function keysOf({ picked, pick }: Picking, lines: number, visits: number) {
  return (event: KeyboardEvent) => {
    const next = pickAfter(event.key, picked ?? { line: 0, visit: visits - 1 }, lines, visits);
    if (!next) return;
    event.preventDefault();
    pick(next);
  };
}
