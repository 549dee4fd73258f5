import type { Classification } from './classify.ts';
import { category2Keywords, category3Keywords, lowSeverityKeywords, professionalKeywords } from './keywords.ts';

/** Endings with which a keyword is still the same word: "sewers", "flooded", "rivers". */
const endings = '(?:s|es|ed|ing)?';

/** What comes before or after "hours" where it says nothing of the age of the water. */
const otherHours =
  /\b(?:24|office|business|opening|after|working)[ -]hours\b|\bhours (?:a day|away|from (?:here|home))\b/gi;

/** Whether a text has a keyword as a whole word: "river" is not in "screwdriver", nor "flood" in "floodlight". */
const hasWord = (text: string, keyword: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${keyword}${endings}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** Listed words of a text. Most lists have none, and compiling an expression costs more than a search. */
const keywordsIn = (text: string, keywords: readonly string[]): readonly string[] =>
  keywords.filter((keyword) => text.includes(keyword) && hasWord(text, keyword));

/**
 * The specified rule as the shown answer uses it: the same lists in the same order, matched as whole words. Decision record 54
 * says where and why it departs from the specified substring match in `classify.ts`.
 */
export function classifyByWords(scenario: string): Classification {
  const text = scenario.toLowerCase().replace(otherHours, ' ');
  const black = keywordsIn(text, category3Keywords);
  if (black.length > 0) return { category: 3, severity: 'emergency', professionals: true, keywords: black };
  const gray = keywordsIn(text, category2Keywords);
  if (gray.length > 0) return { category: 2, severity: 'high', professionals: true, keywords: gray };
  const mild = keywordsIn(text, lowSeverityKeywords);
  const wide = keywordsIn(text, professionalKeywords);
  return {
    category: 1,
    severity: mild.length > 0 ? 'low' : 'moderate',
    professionals: wide.length > 0,
    keywords: [...mild, ...wide],
  };
}
