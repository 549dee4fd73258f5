import { facts } from '#content/facts/all-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import { isSecondHand } from '#content/facts/fact-status.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import { type Rank, ranks } from '#content/facts/sources/source.ts';

type Facts = Readonly<Record<string, Fact>>;

/** Citable facts about safety and law. */
function safetyAndLaw(all: Facts): readonly (readonly [id: string, fact: Fact])[] {
  return Object.entries(all).filter(([, { matter, status }]) => matter !== 'other' && status !== 'C');
}

function bestRank(fact: Fact): Rank {
  return ranks.find((rank) => fact.sources.some((id) => sources[id].rank === rank)) ?? 'press';
}

/** One row of a table in Markdown for each fact about safety or law, weakest source first. */
export function factsTable(all: Facts): string {
  const byRank = [...safetyAndLaw(all)].sort(
    ([, one], [, other]) => ranks.indexOf(bestRank(other)) - ranks.indexOf(bestRank(one)),
  );
  const rows = byRank.map(([id, fact]) => {
    const { organisation, pageDate, copyRead, storedCopy } = sources[fact.sources[0]];
    const read = copyRead === null ? 'not read' : `${storedCopy ? 'stored copy ' : ''}${copyRead}`;
    const hand = isSecondHand(fact) ? 'second hand' : '';
    return [
      id,
      fact.matter,
      fact.status,
      bestRank(fact),
      organisation,
      pageDate ?? 'none',
      read,
      fact.expires?.on ?? '',
      hand,
    ];
  });
  const head = ['fact', 'matter', 'status', 'rank', 'first source', 'page date', 'read', 'look again', 'printed'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How many facts about safety and law rest on which rank at best, and which of them pages call second hand. */
export function factCounts(all: Facts): string {
  const counted = ranks.map(
    (rank) => `${rank} ${safetyAndLaw(all).filter(([, fact]) => bestRank(fact) === rank).length}`,
  );
  const second = safetyAndLaw(all).flatMap(([id, fact]) => (isSecondHand(fact) ? [id] : []));
  const dated = Object.values(sources).filter(({ pageDate }) => pageDate !== null).length;
  return [
    `${safetyAndLaw(all).length} facts about safety and law, by their best source: ${counted.join(', ')}`,
    `second hand (${second.length}): ${second.join(', ')}`,
    `${Object.keys(sources).length} sources, ${dated} with a date of their own: ${ranks.map(sourcesOf).join(', ')}`,
  ].join('\n');
}

function sourcesOf(rank: Rank): string {
  return `${rank} ${Object.values(sources).filter((source) => source.rank === rank).length}`;
}

if (import.meta.main) process.stdout.write(`${factsTable(facts)}\n\n${factCounts(facts)}\n`);
