import { type FactId, facts } from './all-facts.ts';
import { type SourceId, sources } from './sources/all-sources.ts';

/** A page behind a rule by which a drying job is judged. */
export interface RuleSource {
  readonly name: string;
  readonly url: string;
}

/** Facts behind the rules of a drying job, by the names of the rules' words. Rules of our own that no page backs have none. */
const factsOfRules = {
  'ten-percent': ['ten-percent-dry-standard-rule'],
  depression: ['grain-depression', 'five-grain-threshold'],
  'day-range': ['drying-days-are-practice'],
} as const satisfies Readonly<Record<string, readonly FactId[]>>;

/** The pages behind each rule, each once. */
export const sourcesOfRules: Readonly<Record<string, readonly RuleSource[]>> = Object.fromEntries(
  Object.entries(factsOfRules).map(([rule, ids]) => [rule, pagesOf(ids)]),
);

function pagesOf(ids: readonly FactId[]): readonly RuleSource[] {
  const pages: readonly SourceId[] = [...new Set(ids.flatMap((id): readonly SourceId[] => facts[id].sources))];
  return pages.map((id) => {
    const { organisation, title, url } = sources[id];
    return { name: `${organisation}, “${title}”`, url };
  });
}
