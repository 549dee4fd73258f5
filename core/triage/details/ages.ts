import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import type { Token } from '../nlp/tokens.ts';
import { isMeasured, wordBeside } from './measured.ts';
import { digitsOf, smallNumbers, tenBefore, tens } from './numbers.ts';
import { placesOf } from './quantities.ts';
import { around, isBabyBefore, isDuration, isOfPerson, isOfThing, persons, things } from './whose-age.ts';

const yearWords = new Set('year years yr yrs yo y ano anos anitos anios'.split(' '));
const monthWords = new Set(
  'month months mo mos week weeks wk wks day days mes meses semana semanas dia dias'.split(' '),
);

/** Up to this age, in years, a child counts as a small child; from the other on, a person counts as old. */
const smallChild = 12;
const old = 65;

function isVulnerableAge(years: number): boolean {
  return years <= smallChild || (years >= old && years < 115);
}

/** A number that may be an age, and its place. */
interface Said {
  readonly age: number;
  readonly from: number;
  /** The last word of number and unit. */
  readonly to: number;
  /** Empty for a number alone. */
  readonly unit: string;
  /** Whether number and unit are one word: "81yo". */
  readonly joined: boolean;
}

function saidAt(tokens: readonly Token[], index: number, word: string): Said | null {
  const joined = /^(\d{1,3})(yo|yrs?|years?|y|anos|m|mos?|months?|meses)$/.exec(word);
  if (joined) return { age: Number(joined[1]), from: index, to: index, unit: joined[2] ?? '', joined: true };
  const small = smallNumbers.get(word);
  const number = small ?? tens.get(word) ?? digitsOf(word);
  if (number === undefined) return null;
  const { ten, from } = small !== undefined && small < 10 ? tenBefore(tokens, index) : { ten: 0, from: index };
  const next = wordBeside(tokens, index + 1, index);
  // The small number after a ten is read with it.
  const following = next === 'y' ? wordBeside(tokens, index + 2, index) : next;
  if (tens.has(word) && (smallNumbers.get(following) ?? 10) < 10) return null;
  const isUnit = yearWords.has(next) || monthWords.has(next);
  return { age: number + ten, from, to: isUnit ? index + 1 : index, unit: isUnit ? next : '', joined: false };
}

function ageAt(tokens: readonly Token[], index: number, word: string): Match | null {
  const said = saidAt(tokens, index, word);
  if (!said) return null;
  const { age, from, to, unit, joined } = said;
  if (unit === '') return plainAgeAt(tokens, said);
  const inYears = /^[ya]/.test(unit);
  if (inYears && !isVulnerableAge(age)) return null;
  const numbers = placesOf(said);
  if (unit === 'yo') return numbers;
  const oldAt = [to + 1, to + 2].find((at) => /^(?:old|olds|edad|nacid[oa])$/.test(wordBeside(tokens, at, from)));
  const place = around(tokens, from, oldAt ?? to);
  if (oldAt !== undefined) {
    const match = inYears ? numbers : [...numbers, oldAt];
    return !isOfThing(place) || isOfPerson(place) ? match : null;
  }
  if (isDuration(place)) return null;
  return (inYears || joined ? isOfPerson(place) : isBabyBefore(place)) ? numbers : null;
}

const childWords =
  /^(?:kids?|child|children|sons?|daughters?|boys?|girls?|grandson|granddaughter|nephew|niece|nin[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa])$/;

/** "Our son is 4", "kids 5 and 7", "una niña de 6". A count goes on with what it counts: "my kids 3 rooms". */
function isChildsAge(tokens: readonly Token[], { from, to }: Said): boolean {
  const [last, second] = [wordBeside(tokens, from - 1, from), wordBeside(tokens, from - 2, from)];
  const next = tokens[to + 1]?.clause === tokens[to]?.clause ? wordBeside(tokens, to + 1, to) : '';
  if (!/^(?:|and|y|or|but|pero|with|con|in|en|at|is|are|he|she|who|so|now|here)$/.test(next)) return false;
  // Spanish "son 3" is "there are 3".
  if (last === 'son') return /^(?:my|our|his|her|their|a|the)$/.test(second);
  return childWords.test(/^(?:is|are|of|de|tiene|tienen|turned|only|just)$/.test(last) ? second : last);
}

/** "She is 78", "my mom (81)", "aged 3": a number without a unit after a person. */
function plainAgeAt(tokens: readonly Token[], said: Said): Match | null {
  const { age, from, to } = said;
  if (isMeasured(tokens, to) || !isVulnerableAge(age)) return null;
  const [last, second] = [wordBeside(tokens, from - 1, from), wordBeside(tokens, from - 2, from)];
  const numbers = placesOf(said);
  if (/^(?:age|ages|aged|edad)$/.test(last)) return numbers;
  if (age < old) return isChildsAge(tokens, said) ? numbers : null;
  const stated = /^(?:is|es|turned|almost|casi|nearly)$/.test(last) && persons.has(second);
  return stated || persons.has(last) ? numbers : null;
}

/** "In her 80s", "in his late 60s". */
function decadeAt(tokens: readonly Token[], index: number, word: string): Match | null {
  const { before, after } = around(tokens, index, index);
  const phrase = before.slice(-3).join(' ');
  const ofPerson = /(?:^| )in (?:his|her|their|my|our)(?: (?:early|mid|late|upper))?$/.test(phrase);
  const isOld = /^[789]0s$/.test(word) || (word === '60s' && phrase.endsWith(' late'));
  const ofHouse = things.has(after[0] ?? '') || /^(?:ranch|bungalow|cottage|kitchen|style|era)$/.test(after[0] ?? '');
  return ofPerson && isOld && !ofHouse ? [index] : null;
}

/** Where the text gives the age of a small child or of an old person. Ages of houses and machines are left out. */
export function vulnerableAges({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word }, index) => {
    const match = ageAt(tokens, index, word) ?? decadeAt(tokens, index, word);
    return match ? [match] : [];
  });
}
