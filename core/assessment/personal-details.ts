const anyStreet =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Trail|Trl|Parkway|Pkwy|Highway|Hwy|Place|Pl|Way|Loop|Cove';

/** What looks like a personal detail, and the word that takes its place. In order: an earlier pattern wins. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]{2,}/gi, '[email]'],
  [/(?<![\w.])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]?\d{4}(?!\w)/g, '[phone]'],
  // Policy, claim, account, card and social security numbers: seven digits or more in one piece, or with hyphens.
  [/(?<![\w.,$])[A-Z]{0,4}-?\d(?:-?\d){6,}(?![\w,])/gi, '[number]'],
  [/(?<!\w)\d{3}-\d{2}-\d{4}(?!\w)/g, '[number]'],
  [new RegExp(`(?<![\\w.])\\d{1,6}\\s+(?:[A-Z][\\w'.]*\\s+){1,4}(?:${anyStreet})\\b\\.?`, 'g'), '[address]'],
  [/(?<![\w.])\d{2,6}\s+[a-z]+\s+(?:street|st|avenue|ave|blvd|road|rd)\b\.?/gi, '[address]'],
  [/\b(my name is|my name's|me llamo)\s+\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)?/giu, '$1 [name]'],
];

/**
 * Takes out the parts of a text that look like personal details, before it goes to anyone else. A program's guess: it can miss
 * some, and it keeps measures ("40 gallons", "1,200 sq ft"), times and prices.
 */
export function withoutPersonalDetails(text: string): string {
  return patterns.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
