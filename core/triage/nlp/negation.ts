import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import { isRetracted, onlyCompares } from './retraction.ts';
import { wordSet } from './word-set.ts';

/** Negators. */
export const negators = wordSet(
  'no not never none without nor neither zero nobody noone nothing cant cannot dont doesnt didnt isnt arent wasnt werent ' +
    'hasnt havent hadnt wont aint nowhere sin ni nunca tampoco ningun ninguna nada jamas lejos',
);

/** Where one of these follows, the negator has another object: "no idea", "no power", "not sure", "not only". */
const ownObject = wordSet(
  'idea clue sure certain know tell think believe doubt matter only just one way power electricity light lights luz insurance ' +
    'plumber answer valve shutoff choice money help longer injuries injured fire heat hot sleep signal stop fix fixed care ' +
    'breathe flush open stand se segura seguro creo solo sabemos sirve electricidad ayuda heridos puedo podemos aguanto ' +
    'soporto quiere quieren siquiera limpiado limpian para aguanta warning joke kidding lie wait cares came look do shut ' +
    'broma mentira quita quito va deja dejan dejaba cerramos cerraron arreglaron arreglado arreglan arreglo ' +
    'paro put apaga apagan apagar quitado quitaron prop propped dried contained',
);

/** Between a negator and what it is about: "no han limpiado", "has not been fixed", "no se cayó". */
const helpers = wordSet('han ha has have had been se');

/** After "no" these begin to say what is: "no the ceiling is falling", "no its gas". */
const saying = wordSet('the it its i we there he she this no');

/** After "no se" these ask, so that it is "no sé". */
const asking = wordSet('si que donde como cuando cuanto cuanta cual porque por');

/** These words end the scope of a negator. */
export const turn = wordSet(
  'but and except although though because since so pero y sino aunque porque then until hasta just only solo nomas its',
);

/** How many words the scope of a negator reaches. */
const reach = 4;

/** Whether a negator at a place is the short word for a number instead: "bedroom no. 2". */
function isNumbering({ tokens }: Reader, index: number): boolean {
  return tokens[index]?.word === 'no' && /^\d/.test(tokens[index + 1]?.word ?? '');
}

/** Whether the "se" behind a "no" is "sé": "no sé si es gas". */
function isUnknown({ tokens }: Reader, negator: number): boolean {
  const [se, next] = [tokens[negator + 1], tokens[negator + 2]];
  return se?.word === 'se' && (next?.clause !== se.clause || asking.has(next.word));
}

/** The word after a negator and its auxiliaries, before the word at a place: "not been stopped, gas". Empty if there is none. */
function objectOf({ tokens }: Reader, negator: number, index: number): string {
  let at = negator + 1;
  while (helpers.has(tokens[at]?.word ?? '')) at++;
  return at < index ? (tokens[at]?.word ?? '') : '';
}

/** Whether a negator at a place denies nothing: it counts, compares, is almost so, or speaks of another thing. */
function deniesNothing(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  if (tokens[at - 1]?.word === 'casi') return true;
  if (tokens[at]?.word === 'no' && saying.has(tokens[at + 1]?.word ?? '')) return true;
  return isNumbering(reader, at) || onlyCompares(reader, at);
}

function isDeniedAt(reader: Reader, index: number, own: Match): boolean {
  const token = reader.tokens[index];
  for (let back = 1; back <= reach; back++) {
    const at = index - back;
    const before = reader.tokens[at];
    if (!before || before.clause !== token?.clause || turn.has(before.word)) return false;
    if (!negators.has(before.word) || own.includes(at) || deniesNothing(reader, at)) continue;
    return !isUnknown(reader, at) && !ownObject.has(objectOf(reader, at, index));
  }
  return false;
}

const joining = wordSet('or nor ni o');

/** Whether a denial of the word before an "or" covers this one too: "nowhere near any outlets or cords". */
function isDeniedWord(reader: Reader, index: number, own: Match): boolean {
  if (isDeniedAt(reader, index, own)) return true;
  const { tokens } = reader;
  const joined = joining.has(tokens[index - 1]?.word ?? '') && tokens[index - 2]?.clause === tokens[index]?.clause;
  return joined && isDeniedAt(reader, index - 2, own);
}

/** Whether a word is a clause of its own: the "none" of "sewage: none". */
export function isStandalone({ tokens }: Reader, index: number): boolean {
  const clause = tokens[index]?.clause;
  return clause !== tokens[index - 1]?.clause && clause !== tokens[index + 1]?.clause;
}

/** Whether a list or an answer says after the matched words that there is none: "mold: none", "Do you smell gas? No". */
function isListedAsNone(reader: Reader, match: Match): boolean {
  const last = Math.max(...match);
  const [thing, next, after] = [last, last + 1, last + 2].map((index) => reader.tokens[index]);
  if (!next) return false;
  const isNo = /^(?:no|nope|nah)$/.test(next.word);
  if (next.marks.includes('?')) {
    const ofIts = after?.clause === next.clause ? after.word : '';
    return isNo && !ownObject.has(ofIts) && !isUnknown(reader, last + 1);
  }
  if (next.sentence !== thing?.sentence) return false;
  if (isNo) return /[:(–—-]/.test(next.marks) && isStandalone(reader, last + 1);
  if (!/^(?:none|ningun[oa]|nada)$/.test(next.word)) return false;
  return isStandalone(reader, last + 1) || /^(?:observed|found|noted|seen|reported)$/.test(after?.word ?? '');
}

/**
 * Whether a denial outside the matched words covers any of them: "no sewage", "did not reach the outlets", "mold: none". One
 * that the text takes back covers nothing: "no gas smell at first but now there is".
 */
export function isDenied(reader: Reader, match: Match): boolean {
  const denied = match.some((index) => isDeniedWord(reader, index, match)) || isListedAsNone(reader, match);
  return denied && !isRetracted(reader, match);
}
