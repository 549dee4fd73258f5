const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** How American English prints what keyboards and other countries write otherwise. */
const rules: readonly (readonly [finds: RegExp, instead: string])[] = [
  [/(?<!\S)\S*["']\S*/g, 'curly quotes and apostrophes'],
  [new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`, 'g'), 'the month before its day'],
];

/** Every place of an English text that an American page would print in another way. */
export function unAmerican(text: string): readonly string[] {
  return rules.flatMap(([finds, instead]) => [...text.matchAll(finds)].map(([found]) => `${found}: ${instead}`));
}
