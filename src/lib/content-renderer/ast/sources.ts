import { type FactId, facts } from '#content/facts/all-facts.ts';
import { isSecondHand } from '#content/facts/fact-status.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import type { SourceId } from '#content/facts/sources/all-sources.ts';
import type { Source } from '#content/facts/sources/source.ts';
import type { Line } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The sources behind facts, each once, in the order of their mention. Throws, and so stops the build, on an unknown fact
 * and on one that is not confirmed (status C).
 */
export function sourcesOfFacts(factIds: readonly string[]): readonly SourceId[] {
  return [...new Set(factIds.flatMap((id) => confirmed(id).sources))];
}

/** True when one of the facts, about safety or law, rests on the trade or the press alone. Throws as `sourcesOfFacts` does. */
export function hasSecondHand(factIds: readonly string[]): boolean {
  return factIds.some((id) => isSecondHand(confirmed(id)));
}

/** Confirmed facts that tell what the sources say instead of a house rule. Throws, and so stops the build, on an unknown rule. */
export function confirmedFactsOf(rule: string): readonly FactId[] {
  if (!isRule(rule))
    throw new Error(`There is no house rule "${rule}" in content/facts/house-rules/all-house-rules.ts`);
  return houseRules[rule].facts.filter((id) => facts[id].status !== 'C');
}

/** The facts whose sources stand beside a line of a record: its own, or those that differ from its house rule. */
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
 * What stands behind a source, a few words each: whose word it is, the page's own date where it has one, and the day on
 * which it was read, unless that is the day which the note above the list names. No line should break inside one of them.
 */
export function sourceStatus(
  { rank, pageDate, copyRead, storedCopy }: Source,
  { words, locale }: RenderContext,
  usualDay?: string,
): readonly string[] {
  const isUsual = storedCopy && copyRead === usualDay;
  return [
    words.rank[rank],
    ...(pageDate === null ? [] : [t(words.pageDated, { date: pageDate }, locale)]),
    ...(isUsual ? [] : [readOn(copyRead, storedCopy, { words, locale })]),
  ];
}

function readOn(day: string | null, isStored: boolean, { words, locale }: Pick<RenderContext, 'words' | 'locale'>): string {
  return day === null ? words.notRead : t(isStored ? words.copyRead : words.pageRead, { date: day }, locale);
}

/** The day on which most of the stored copies of these sources were read. */
export function mostCommonReadDate(sources: readonly Source[]): string | undefined {
  const days = sources.flatMap(({ copyRead, storedCopy }) => (storedCopy && copyRead ? [copyRead] : []));
  const count = (day: string) => days.filter((other) => other === day).length;
  return days.toSorted((one, other) => count(other) - count(one))[0];
}

/** Ascending whole numbers with three and more that follow each other drawn together: "1, 2, 5–7, 9". */
export function formatRanges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
