import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import { isMeasured, wordBeside } from './measured.ts';
import { digitsOf, smallNumbers } from './numbers.ts';
import { goesOn } from './whose-age.ts';

/** From this age on a writer is no child who needs a grown-up first. */
const grownUp = 15;
/** "I'm 1" or "I'm 3" is a slip or a count: nobody of that age writes. */
const writes = 4;

/** Words after a number that make it a time, a distance or a count. */
const counted = /^(?:weeks?|wks?|months?|mos?|days?|blocks?|times|people|of|kids)$/;
/** Two that make it a place: "5 floors up". Of "9 floors are wet" the nine are years. */
const placed = /^(?:floors|levels|doors) (?:up|down|above|below|over|away)$/;

/** Words after "tengo 12 y" that say how the writer is: a count of things goes on in another way. */
const aboutSelf = /^(?:estoy|toy|ando) (?:sol[oa]s?|solit[oa]s?|asustad[oa]s?|con)$/;

/** Where the writer says "I'm 9", "i am 11 years old", "tengo 10 años" or "tengo 12 y estoy solo" of themselves. */
export function childWriter({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word }, index): Match[] => {
    const age = smallNumbers.get(word) ?? digitsOf(word);
    if (age === undefined || age < writes || age >= grownUp) return [];
    const near = (step: number) => wordBeside(tokens, index + step, index);
    const [second, last, after, then] = [near(-2), near(-1), near(1), near(2)];
    const english =
      /^(?:im|iam|i am)$/.test(last === 'am' ? `${second} am` : last) && !/^(?:th|st|to|in)$/.test(second);
    if (english && !isMeasured(tokens, index) && !counted.test(after) && !placed.test(`${after} ${then}`))
      return [[index - 1, index]];
    if (last !== 'tengo') return [];
    const spanish = /^(?:ano|anos|anitos)$/.test(after) && !goesOn.test(then);
    if (spanish) return [[index - 1, index, index + 1]];
    return after === 'y' && aboutSelf.test(`${then} ${near(3)}`) ? [[index - 1, index]] : [];
  });
}
