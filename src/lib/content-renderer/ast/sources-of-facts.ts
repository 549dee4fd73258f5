import { type FactId, facts } from '#content/facts/all-facts.ts';
import { isSecondHand } from '#content/facts/fact-status.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import type { SourceId } from '#content/facts/sources/all-sources.ts';
import type { Line } from '#content/i18n/sourced.ts';

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
