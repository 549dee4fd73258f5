import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import type { Token } from '../nlp/tokens.ts';
import { isInches, wordBeside } from './measured.ts';
import { joinedQuantity, placesOf, type Quantity, quantityOf } from './quantities.ts';

/** Depth of the standing water, where the text gives a number. */
export interface Depth {
  readonly inches: number;
  readonly match: Match;
}

const units: readonly (readonly [inches: number, words: string])[] = [
  [1, 'inch inches in pulgada pulgadas'],
  [12, 'foot feet ft pie pies'],
  [0.4, 'cm centimetros centimeters'],
  [39, 'metro metros meter meters'],
];
const inchesIn: ReadonlyMap<string, number> = new Map(
  units.flatMap(([inches, words]) => words.split(' ').map((word) => [word, inches] as const)),
);

/** Words that make a length the depth of water. */
const wetWords = new Set(
  (
    'water watter agua mud lodo deep high hondo alto inside adentro dentro standing rising subiendo climbing everywhere living ' +
    'kitchen den house garage basement casa sala cocina bedroom hallway downstairs floodwater sewage lake creek river muddy ' +
    'soapy dirty brown nasty underwater tall cabin barn closet room trailer apartment of flooded flood'
  ).split(' '),
);

/** Words that make it the size of a thing or a distance. */
const sizeWords = new Set(
  (
    'pipe tile tiles line hose gap crack stain spot hole section from away long wide wider across square sq tall ladder tv screen ' +
    'ceiling copper pvc valve above trim baseboard board boards wall stud pad rug drop tubo manguera grieta hoyo mancha largo ancho ' +
    'drywall below area radius patch ring bubble off past x by into'
  ).split(' '),
);

/** What is counted by its length: "8 ft of carpet". */
const runs = new Set(
  'carpet floor floors flooring hardwood laminate sheetrock plywood insulation cabinets fence duct siding hose cord cable'.split(
    ' ',
  ),
);

/** "2 ft flood cuts", "6 feet of water damaged wall", "20 feet of water line": no water stands there. */
function isOtherThing(words: readonly string[]): boolean {
  return /^(?:water|flood) (?:damaged?|stain(?:s|ed)?|cuts?|lines?|pipes?|heaters?|supply|mains?)$/.test(
    words.join(' '),
  );
}

/** "Foot of water in the house": who is in a hurry leaves the "a" out. */
function isOne(tokens: readonly Token[], unit: number): boolean {
  const [own, next, then] = [0, 1, 2].map((by) => wordBeside(tokens, unit + by, unit));
  return /^(?:foot|pie)$/.test(own ?? '') && /^(?:of water|de agua)$/.test(`${next} ${then}`);
}

function isOfWater(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const words = (...places: readonly number[]) =>
    places.map((at) => wordBeside(tokens, at, from)).filter((word) => word !== '');
  const [next = '', then = ''] = words(to + 1, to + 2);
  if (sizeWords.has(next)) return false;
  // "2 feet of baseboard": as long as the thing, however wet.
  if (next === 'of' && (sizeWords.has(then) || runs.has(then))) return false;
  if (isOtherThing(next === 'of' ? words(to + 2, to + 3) : [next, then])) return false;
  const after = words(to + 1, to + 2, to + 3, to + 4, to + 5);
  const stop = after.findIndex((word) => sizeWords.has(word));
  if (after.slice(0, stop < 0 ? undefined : stop).some((word) => wetWords.has(word))) return true;
  const before = words(from - 1, from - 2, from - 3, from - 4, from - 5);
  return (
    stop < 0 && before.some((word) => /^(water|agua|deep|flooded|flood|rose|subio|lodo|mud|river|creek)$/.test(word))
  );
}

function depthAt(tokens: readonly Token[], index: number): Depth | null {
  const word = tokens[index]?.word ?? '';
  const joined = joinedQuantity(word);
  const unit = inchesIn.get(joined?.unit ?? word);
  if (unit === undefined || (word === 'in' && !isInches(tokens, index))) return null;
  const here = (amount: number) => ({ amount, from: index, to: index });
  const said = joined ? here(joined.amount) : (quantityOf(tokens, index) ?? (isOne(tokens, index) ? here(1) : null));
  return said && isOfWater(tokens, said) ? { inches: said.amount * unit, match: placesOf(said) } : null;
}

/** The greatest depth of water that a text gives in numbers. Sizes of pipes, tiles and stains are left out. */
export function depthIn({ tokens }: Reader): Depth | null {
  const depths = tokens.flatMap((_, index) => depthAt(tokens, index) ?? []);
  return depths.length === 0
    ? null
    : depths.reduce((deepest, depth) => (depth.inches > deepest.inches ? depth : deepest));
}
