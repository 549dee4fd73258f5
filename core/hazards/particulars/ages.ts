import { readWords } from '../lexicon/lexicon.ts';
import { words as sharedEn } from '../lexicon/shared/en.ts';
import { words as sharedEs } from '../lexicon/shared/es.ts';
import type { Match } from '../patterns.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../words/tokens.ts';

const shared = readWords(sharedEn, sharedEs);
const persons = new Set(shared.get('person'));
const things = new Set(shared.get('thing'));
const yearWords = new Set('year years yr yrs yo y ano anos anitos anios'.split(' '));
const monthWords = new Set(
  'month months mo mos week weeks wk wks day days mes meses semana semanas dia dias'.split(' '),
);

/** Ages written as words, as far as they matter. */
const yearsSaid: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
  ...'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ').map((word, at) => [word, at + 1]),
  ...'seventy eighty ninety'.split(' ').map((word, at) => [word, 70 + at * 10]),
  ...'setenta ochenta noventa'.split(' ').map((word, at) => [word, 70 + at * 10]),
]);
/** Tens that turn the small number after them into an age that does not matter: "forty two". */
const tensBefore: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 };

/** Below this age, in years, a child counts as a small child; from the other on, a person counts as old. */
const smallChild = 12;
const old = 65;

function isVulnerableAge(years: number): boolean {
  return years <= smallChild || (years >= old && years < 115);
}

function around(tokens: readonly Token[], from: number, to: number): { before: string[]; after: string[] } {
  const sentence = tokens[from]?.sentence;
  const words = (list: number[]) =>
    list.map((at) => tokens[at]).flatMap((token) => (token?.sentence === sentence && token ? [token.word] : []));
  return { before: words([from - 4, from - 3, from - 2, from - 1]), after: words([to + 1, to + 2]) };
}

function isOfPerson({ before, after }: { before: string[]; after: string[] }): boolean {
  const thing = before.slice(-3).some((word) => things.has(word)) || after.slice(0, 2).some((word) => things.has(word));
  const person = before.some((word) => persons.has(word)) || after.some((word) => persons.has(word));
  const nearestIsPerson =
    persons.has(before.at(-1) ?? '') || persons.has(before.at(-2) ?? '') || persons.has(after[0] ?? '');
  return thing ? nearestIsPerson : person;
}

function ageAt(tokens: readonly Token[], index: number): Match | null {
  const word = tokens[index]?.word ?? '';
  const joined = /^(\d{1,3})(yo|yr|yrs|y|m|mo|mos)$/.exec(word);
  if (joined) {
    const inYears = !joined[2]?.startsWith('m');
    const isOld = inYears && isVulnerableAge(Number(joined[1]));
    const person = joined[2] === 'yo' || isOfPerson(around(tokens, index, index));
    return (isOld || !inYears) && person ? [index] : null;
  }
  const age = yearsSaid[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : null);
  const tens = yearsSaid[tokens[index - 1]?.word ?? ''] ?? tensBefore[tokens[index - 1]?.word ?? ''];
  if (age === null || (age < 10 && tens !== undefined && tens >= 20 && yearsSaid[word] !== undefined)) return null;
  const unit = tokens[index + 1]?.word ?? '';
  const oldAt = [index + 2, index + 3].find((at) => /^(old|olds|edad|nacid[oa])$/.test(tokens[at]?.word ?? ''));
  if (yearWords.has(unit)) {
    if (!isVulnerableAge(age)) return null;
    const place = around(tokens, index, oldAt ?? index + 1);
    const thing = [...place.before.slice(-3), ...place.after].some((near) => things.has(near));
    const said = oldAt !== undefined && !thing;
    return unit === 'yo' || said || isOfPerson(place) ? [index, index + 1] : null;
  }
  if (monthWords.has(unit) && oldAt !== undefined) {
    return isOfPerson(around(tokens, index, oldAt)) ||
      !around(tokens, index, oldAt).after.some((near) => things.has(near))
      ? [index, index + 1, oldAt]
      : null;
  }
  if (monthWords.has(unit)) return persons.has(tokens[index - 1]?.word ?? '') ? [index, index + 1] : null;
  return plainAgeAt(tokens, index, age);
}

const measures = new Set(
  'inch inches in ft feet foot sf sq sqft gal gallon gallons minutes min hours hours degrees percent am pm miles bucks dollars x by of psi pulgadas pies litros st street ave road rd units rooms steps'.split(
    ' ',
  ),
);

/** "She is 78", "my mom (81)", "aged 3": a number without a unit after a person. */
function plainAgeAt(tokens: readonly Token[], index: number, age: number): Match | null {
  const next = tokens[index + 1];
  const before = [tokens[index - 1]?.word ?? '', tokens[index - 2]?.word ?? ''];
  const isMeasure = next !== undefined && measures.has(next.word) && next.sentence === tokens[index]?.sentence;
  if (isMeasure || !isVulnerableAge(age)) return null;
  if (['age', 'ages', 'aged', 'edad'].includes(before[0] ?? '')) return [index];
  if (age < old) return null;
  const [last = '', second = ''] = before;
  const stated = [
    'is',
    'im',
    'am',
    'hes',
    'shes',
    'es',
    'turned',
    'tiene',
    'tengo',
    'almost',
    'casi',
    'nearly',
  ].includes(last);
  return (stated && (persons.has(second) || /^(im|hes|shes|tiene|tengo)$/.test(last))) || persons.has(last)
    ? [index]
    : null;
}

/** Where the text gives the age of a small child or of an old person. Ages of houses and machines are left out. */
export function vulnerableAges({ tokens }: Reader): Match[] {
  return tokens.flatMap((_, index) => {
    const match = ageAt(tokens, index);
    return match ? [match] : [];
  });
}

/** Below this age a writer is a child who needs a grown-up first. */
const grownUp = 15;

/** Where someone writes "I'm 9", "i am 11 years old" or "tengo 10 años" of themselves. */
export function childWriter({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word, sentence }, index): Match[] => {
    const age = yearsSaid[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
    if (age === null || age < 4 || age >= grownUp) return [];
    const before = [tokens[index - 2]?.word ?? '', tokens[index - 1]?.word ?? ''];
    const next = tokens[index + 1];
    const after = next?.sentence === sentence ? next.word : '';
    const english =
      (before[1] === 'im' || before[1] === 'iam' || before.join(' ') === 'i am') &&
      !/^(?:th|st|to|in)$/.test(before[0] ?? '');
    if (english && !measures.has(after) && !/^(?:weeks?|months?|days?|blocks?|times|people|of|kids)$/.test(after))
      return [[index - 1, index]];
    return before[1] === 'tengo' && /^(?:ano|anos|anitos)$/.test(after) ? [[index - 1, index, index + 1]] : [];
  });
}

/** Last year in which a house is taken to hold asbestos or lead unless someone tested it. */
const lastSuspectYear = 1980;

/** Where the text gives a building year before 1981: "1974", "built in the 60s", "1950's ranch". */
export function suspectYears({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word, sentence }, index): Match[] => {
    const next = tokens[index + 1];
    const follows = next?.sentence === sentence ? next.word : '';
    if (/^(sf|sq|sqft|square|feet|ft|gallons?|gal|dollars|psi|pies|degrees)$/.test(follows)) return [];
    if (/^(19\d\d|18\d\d)s?$/.test(word) && Number.parseInt(word, 10) <= lastSuspectYear) return [[index]];
    if (/^[2-7]0s$/.test(word) && !/^(in|the)$/.test(tokens[index + 1]?.word ?? ''))
      return isDecade(tokens, index) ? [[index]] : [];
    if (isShortYear(tokens, index)) return [[index]];
    const century = /^(victorian|craftsman|midcentury|prewar|historic|1920s|cincuentas|sesentas|setentas)$/.test(word);
    return century ? [[index]] : [];
  });
}

/** "Casa del 55", "de los 60", "built in '62": a year of two digits after the words of a building. */
function isShortYear(tokens: readonly Token[], index: number): boolean {
  const [last = '', ...earlier] = [1, 2, 3, 4].map((step) => tokens[index - step]?.word ?? '');
  const next = tokens[index + 1];
  const isMeasured = next?.sentence === tokens[index]?.sentence && measures.has(next?.word ?? '');
  return (
    /^[2-7]\d$/.test(tokens[index]?.word ?? '') &&
    !isMeasured &&
    /^(del|los|in|circa|back)$/.test(last) &&
    earlier.some((word) =>
      /^(built|build|casa|casita|edificio|construid[oa]|construyo|constructed|hech[oa])$/.test(word),
    )
  );
}

function isDecade(tokens: readonly Token[], index: number): boolean {
  const near = [1, 2, 3].flatMap((step) => [tokens[index - step]?.word ?? '', tokens[index + step]?.word ?? '']);
  return near.some((word) =>
    /^(built|house|home|ranch|from|era|duplex|bungalow|cottage|casa|build|early|late|mid|the)$/.test(word),
  );
}
