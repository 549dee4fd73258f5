import { type FactId, facts } from '#content/facts/all-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import { isSecondHand } from '#content/facts/fact-status.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { type SourceId, sources } from '#content/facts/sources/all-sources.ts';
import type { Source } from '#content/facts/sources/source.ts';
import type { Line } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The distinct sources of facts, in order of mention. Throws, and so stops the build, on an unknown fact
 * and on one that is not confirmed (status C).
 */
export function sourcesOfFacts(factIds: readonly string[]): readonly SourceId[] {
  return [...new Set(factIds.flatMap((id) => confirmed(id).sources))];
}

/** Sources on which a fact about safety or law rests without an original: marked in every list, whatever they are cited for. */
const secondHand: ReadonlySet<Source> = new Set(
  Object.values<Fact>(facts)
    .filter((fact) => fact.status !== 'C' && isSecondHand(fact))
    .flatMap((fact) => fact.sources.map((id) => sources[id])),
);

/** Confirmed facts with what sources say in place of a house rule. Throws, and so stops the build, on an unknown rule. */
export function confirmedFactsOf(rule: string): readonly FactId[] {
  if (!isRule(rule))
    throw new Error(`There is no house rule "${rule}" in content/facts/house-rules/all-house-rules.ts`);
  return houseRules[rule].facts.filter((id) => facts[id].status !== 'C');
}

/** The facts that are cited for a line of a record: its own, or those that differ from its house rule. */
export function factsOfLine(line: Line): readonly string[] {
  if (typeof line === 'string') return [];
  return line.facts ?? (line.rule ? confirmedFactsOf(line.rule) : []);
}

function confirmed(id: string) {
  const fact = isFactId(id) ? facts[id] : undefined;
  if (!fact) throw new Error(`There is no fact "${id}" in content/facts`);
  if (fact.status === 'C') throw new Error(`Fact "${id}" is not confirmed (status C) and cannot be stated`);
  return fact;
}

function isFactId(id: string): id is FactId {
  return Object.hasOwn(facts, id);
}

function isRule(rule: string): rule is keyof typeof houseRules {
  return Object.hasOwn(houseRules, rule);
}

/**
 * Status of a source in short phrases: its rank, the page's own date where it has one, the day on which it was read,
 * unless that is `usualDay`, which the note above the list names, and whether an original is missing. Lines should not
 * break within one.
 */
export function sourceStatus(source: Source, { words, locale }: RenderContext, usualDay?: string): readonly string[] {
  const { rank, pageDate, copyRead, storedCopy } = source;
  const isUsual = storedCopy && copyRead === usualDay;
  return [
    words.rank[rank],
    ...(pageDate === null ? [] : [t(words.pageDated, { date: pageDate }, locale)]),
    ...(isUsual ? [] : [readOn(copyRead, storedCopy, { words, locale })]),
    ...(secondHand.has(source) ? [words.secondHand] : []),
  ];
}

function readOn(
  day: string | null,
  isStored: boolean,
  { words, locale }: Pick<RenderContext, 'words' | 'locale'>,
): string {
  return day === null ? words.notRead : t(isStored ? words.copyRead : words.pageRead, { date: day }, locale);
}

/** The day on which most stored copies of these sources were read. */
export function mostCommonReadDate(sources: readonly Source[]): string | undefined {
  const days = sources.flatMap(({ copyRead, storedCopy }) => (storedCopy && copyRead ? [copyRead] : []));
  const count = (day: string) => days.filter((other) => other === day).length;
  return days.toSorted((one, other) => count(other) - count(one))[0];
}

/** Formats ascending integers, with runs of three or more as ranges: "1, 2, 5–7, 9". */
export function formatRanges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
