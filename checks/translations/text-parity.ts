import type { Piece } from '../texts/text-pieces.ts';
import { difference } from './page-parity.ts';

/** Where Spanish writes a number in its own way: what is taken out of both texts before numbers are compared. */
const ownWays: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  // Around the clock.
  [/\b24\/7\b/g, /\b24\/7\b|\blas 24 horas\b/g],
  // A guide may add what a thermometer in Celsius shows.
  [/°F/g, / \((?:de )?-?[\d.]+(?: a -?[\d.]+)? °C\)/g],
  [/\b(?:a|one|1) million\b/g, /\bun millón\b|\b1 millón\b/g],
];

/**
 * What differs between the numbers and places of two texts that say the same.
 * @param at place of the text
 */
export function textParity({ at, text }: Piece, english: string): readonly string[] {
  let [own, wanted] = [text, english];
  for (const [englishWay, spanishWay] of ownWays) {
    if (!englishWay.test(english)) continue;
    own = own.replace(spanishWay, ' ');
    wanted = wanted.replace(englishWay, ' ');
  }
  const errors = [...difference(placesIn(text), placesIn(english)), ...difference(numbersIn(own), numbersIn(wanted))];
  return errors.map((error) => `${at}: ${error}`);
}

function placesIn(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** Numbers without separators; "5.2K" is 5200. */
function numbersIn(text: string): readonly string[] {
  const numbers = text.replace(/\{\w+\}/g, ' ').matchAll(/(\d[\d,.]*\d|\d)(K\b)?/g);
  return Array.from(numbers, ([, digits = '', thousands]) => {
    const plain = digits.replaceAll(',', '');
    return thousands ? String(Number(plain) * 1000) : plain;
  });
}

/** One line of a button at 320 and at 390 px of screen. */
const [narrowLine, wideLine] = [23, 31];
/** A label beside a number may be this much longer than its English original; short ones always fit. */
const [labelGrowth, shortLabel] = [1.35, 24];
const [titleMost, descriptionLeast, descriptionMost] = [65, 50, 160];

const buttonKeys =
  /\.(?:button|submit|subscribe|calculate|clear|keep|another|copyLink|copyText|print|send|remove|play)$/;
const labelKeys = /\.(?:fields|quantities)\.\w+\.label$/;

/** What is too long for its place, or too short: buttons, labels of calculators, titles and descriptions of pages. */
export function lengthError({ at, kind, text }: Piece, english: string): string | undefined {
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
