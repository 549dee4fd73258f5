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
 * @param at where the text stands
 */
export function textParity({ at, text }: Piece, english: string): readonly string[] {
  let [own, wanted] = [text, english];
  for (const [englishWay, spanishWay] of ownWays) {
    if (!englishWay.test(english)) continue;
    own = own.replace(spanishWay, ' ');
    wanted = wanted.replace(englishWay, ' ');
  }
  const faults = [...difference(placesIn(text), placesIn(english)), ...difference(numbersIn(own), numbersIn(wanted))];
  return faults.map((fault) => `${at}: ${fault}`);
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
