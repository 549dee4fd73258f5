import { readWords } from '../lexicon/lexicon.ts';
import { words as sharedEn } from '../lexicon/shared.en.ts';
import { words as sharedEs } from '../lexicon/shared.es.ts';
import type { Token } from '../nlp/tokens.ts';
import { wordBeside } from './measured.ts';

const shared = readWords(sharedEn, sharedEs);
export const persons: ReadonlySet<string> = new Set(shared.get('person'));
export const things: ReadonlySet<string> = new Set(shared.get('thing'));

/** The words around an age, as far as they stand in its sentence. */
interface Place {
  /** Up to four words before, the nearest last. */
  readonly before: readonly string[];
  /** Up to two words after. */
  readonly after: readonly string[];
}

export function around(tokens: readonly Token[], from: number, to: number): Place {
  const words = (list: readonly number[]) =>
    list.map((at) => wordBeside(tokens, at, from)).filter((word) => word !== '');
  return { before: words([from - 4, from - 3, from - 2, from - 1]), after: words([to + 1, to + 2]) };
}

const leak = 'leak|flood|flooding|spill|puddle|mold|stain|smell|backup|crack|loss|claim|fuga|gotera|inundacion|moho';
const eventAfter = new RegExp(`^(?:${leak})$`);
const eventBefore = new RegExp(`(?:^| )(?:${leak}|water|agua) (?:is|was)(?: \\w+)?$`);

/** Whether the age is that of a house, a machine or a leak: "the heater is 6 months old", "a 3 day old leak". */
export function isOfThing({ before, after }: Place): boolean {
  // "80 year old on roof": what stands behind such a word is where the person is.
  const end = after.findIndex((word) => /^(?:in|on|at|by|under|near|inside|with|and|en|bajo|y)$/.test(word));
  const named = end < 0 ? after : after.slice(0, end);
  if ([...before.slice(-3), ...named].some((word) => things.has(word))) return true;
  const owned = /^(?:my|our|her|his|their|mi|su)$/.test(before.at(-1) ?? '');
  return eventBefore.test(before.join(' ')) || (!owned && eventAfter.test(after[0] ?? ''));
}

export function isOfPerson(place: Place): boolean {
  const { before, after } = place;
  const nearest = [...before.slice(-2), ...after.slice(0, 1)];
  return (isOfThing(place) ? nearest : [...before, ...after]).some((word) => persons.has(word));
}

/** "Tiene 5 años goteando", "tengo 10 años viviendo aquí": how long, not how old. */
export const goesOn = /^(?:viviendo|rentando|trabajando|pagando|goteando|filtrando|tirando|saliendo|esperando)$/;

/** "5 years ago", "for 5 years", "hace 5 años": how long, not how old. */
export function isDuration({ before, after }: Place): boolean {
  const last = before.at(-1) ?? '';
  return (
    /^(?:for|hace|last|past|within|after|por|durante|desde|lleva|llevo)$/.test(last) ||
    /^(?:ago|later|atras)$/.test(after[0] ?? '') ||
    (/^(?:tengo|tiene)$/.test(last) && goesOn.test(after[0] ?? ''))
  );
}

/** "Baby 6 months", "mi bebé tiene 6 meses". "Tiene 3 días" alone is the leak. */
export function isBabyBefore({ before }: Place): boolean {
  const last = before.at(-1) ?? '';
  if (/^(?:tiene|tengo)$/.test(last)) return last === 'tiene' && before.slice(0, -1).some((word) => persons.has(word));
  return persons.has(last);
}
