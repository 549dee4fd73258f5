import type { Piece } from '../texts/text-pieces.ts';

/** One line of a button at 320 and at 390 px of screen. */
const [narrowLine, wideLine] = [23, 31];
/** A label beside a number may be that much longer than its English twin; shorter ones always have room. */
const [labelGrowth, shortLabel] = [1.35, 24];
const [titleMost, descriptionLeast, descriptionMost] = [65, 50, 160];

const buttonKeys =
  /\.(?:button|submit|subscribe|calculate|clear|keep|another|copyLink|copyText|print|send|remove|play)$/;
const labelKeys = /\.(?:fields|quantities)\.\w+\.label$/;

/** What is too long for its place, or too short: buttons, labels of calculators, titles and descriptions of pages. */
export function lengthFault({ at, kind, text }: Piece, english: string): string | undefined {
  const most = (bound: number) =>
    text.length > bound ? `${at}: "${text}" has ${text.length} letters, and room for ${bound}` : undefined;
  if (at === 'title') return most(english.length > titleMost ? english.length : titleMost);
  if (at === 'description') {
    if (text.length < descriptionLeast)
      return `${at}: ${text.length} letters are too few, ${descriptionLeast} are needed`;
    return most(descriptionMost);
  }
  if (kind !== 'text') return undefined;
  // Where the English takes two lines of a small phone, the Spanish may too.
  if (buttonKeys.test(`.${at}`)) return most(english.length > narrowLine ? 2 * narrowLine : wideLine);
  if (labelKeys.test(`.${at}`)) return most(Math.max(shortLabel, Math.ceil(english.length * labelGrowth)));
  return undefined;
}
