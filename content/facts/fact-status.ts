import type { Fact } from './fact.ts';
import { type SourceId, sources } from './sources/all-sources.ts';
import type { Rank } from './sources/source.ts';

/** Whose word carries a line about safety or law by itself. */
const carrying: ReadonlySet<Rank> = new Set(['authority', 'standard']);

type Standing = Pick<Fact, 'matter' | 'sources' | 'expires'>;

/** True when a fact about safety or law rests on the trade or the press alone: whoever prints it says "second hand". */
export function isSecondHand({ matter, sources: ids }: Standing): boolean {
  return matter !== 'other' && !ids.some((id) => carrying.has(sources[id].rank));
}

/**
 * One line for each fact whose day has come, with what to look at before it may be printed again.
 * @param today ISO day
 */
export function expiredFacts(facts: Readonly<Record<string, Standing>>, today: string): readonly string[] {
  return Object.entries(facts).flatMap(
    ([
      id,
      {
        expires,
        sources: [first],
      },
    ]) =>
      expires && today >= expires.on
        ? [`fact "${id}" was good until ${expires.on}. Check ${expires.check}. ${place(first)}`]
        : [],
  );
}

function place(id: SourceId): string {
  return `Its first source: ${sources[id].url}`;
}
