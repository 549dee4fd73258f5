import type { Level } from '#content/i18n/schemas.ts';

/** The lowest INFLESZ of a file in content/es. Newspapers stand at 60; the scale calls 65 to 80 fairly easy, more very easy. */
const bars: readonly (readonly [files: RegExp, bar: number])[] = [
  [/^(assessment|lists\/emergency)\//, 75],
  [/^guides\/(restoration-manual|insurance-agents-guide)\.|^pages\/(s500-reference|accuracy)\./, 55],
  [/^pages\/legal\//, 50],
];

/** Lowest value of what is read in danger, and of errors. */
export const lowestUrgent = 75;

/** Fewer words are not held to a bar: one long name among them swings the figure too far. */
export const fewestHeld = 30;

/** The lowest INFLESZ of a file, by its path inside of the language's folder and the level that the head of a page names. */
export function barOf(file: string, level?: Level): number {
  if (level === 'emergency') return lowestUrgent;
  return bars.find(([files]) => files.test(file))?.[1] ?? 65;
}
