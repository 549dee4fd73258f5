import type { Category, Severity } from '../../job/severity.ts';
import { category2Keywords, category3Keywords, lowSeverityKeywords, professionalKeywords } from './keywords.ts';

/** What the specified keyword rule says about a text, and the listed words it found. */
export interface Classification {
  readonly category: Category;
  readonly severity: Severity;
  readonly professionals: boolean;
  readonly keywords: readonly string[];
}

/**
 * The specified rule, word for word (specification, section 4): the lowercased text, plain substring match, category 3
 * first, then 2, else 1. It knows no negation and no word borders; what we add beside it never lowers its answer.
 */
export function classifyByKeywords(scenario: string): Classification {
  const text = scenario.toLowerCase();
  const found = (keywords: readonly string[]) => keywords.filter((keyword) => text.includes(keyword));

  const black = found(category3Keywords);
  if (black.length > 0) return { category: 3, severity: 'emergency', professionals: true, keywords: black };
  const gray = found(category2Keywords);
  if (gray.length > 0) return { category: 2, severity: 'high', professionals: true, keywords: gray };
  const mild = found(lowSeverityKeywords);
  const wide = found(professionalKeywords);
  return {
    category: 1,
    severity: mild.length > 0 ? 'low' : 'moderate',
    professionals: wide.length > 0,
    keywords: [...mild, ...wide],
  };
}
