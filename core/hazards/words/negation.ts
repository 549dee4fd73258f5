import type { Match } from '../patterns.ts';
import type { Reader } from '../reader.ts';
import { isTakenBack, onlyCompares } from './taken-back.ts';

const negators = new Set(
  (
    'no not never none without nor neither zero nobody noone nothing cant cannot dont doesnt didnt isnt arent wasnt werent ' +
    'hasnt havent hadnt wont aint sin ni nunca tampoco ningun ninguna nada jamas'
  ).split(' '),
);

/** After these a "no" denies something else: "no idea", "no power", "not sure", "not only". */
const ownObject = new Set(
  (
    'idea clue sure certain know tell think believe doubt matter only just one way power electricity light lights luz insurance ' +
    'plumber answer valve shutoff choice money help longer injuries injured fire heat hot sleep signal stop fix fixed care ' +
    'breathe flush open stand se segura seguro creo solo sabemos sirve electricidad ayuda heridos puedo podemos aguanto ' +
    'soporto quiere quieren siquiera limpiado limpian para aguanta'
  ).split(' '),
);

/** Between a negator and what it is about: "no han limpiado", "has not been fixed". */
const helpers = new Set('han ha has have had been'.split(' '));

/** A denial does not reach beyond these. */
const turn = new Set(
  'but and except although though because since so pero y sino aunque porque then until hasta'.split(' '),
);

/** Words that a denial may stand before what it denies. */
const reach = 4;

/** Whether a negator at a place is the short word for a number instead: "bedroom no. 2". */
function isNumbering({ tokens }: Reader, index: number): boolean {
  return tokens[index]?.word === 'no' && /^\d/.test(tokens[index + 1]?.word ?? '');
}

/** What stands behind a negator before the word at a place: "not been stopped, gas". Empty where the word follows at once. */
function objectOf({ tokens }: Reader, negator: number, index: number): string {
  const first = negator + 1;
  const at = helpers.has(tokens[first]?.word ?? '') ? first + 1 : first;
  return at < index ? (tokens[at]?.word ?? '') : '';
}

function isDeniedAt(reader: Reader, index: number, own: Match): boolean {
  const token = reader.tokens[index];
  for (let back = 1; back <= reach; back++) {
    const before = reader.tokens[index - back];
    if (!before || before.clause !== token?.clause || turn.has(before.word)) return false;
    const at = index - back;
    if (!negators.has(before.word) || own.includes(at) || isNumbering(reader, at) || onlyCompares(reader, at)) continue;
    return !ownObject.has(objectOf(reader, index - back, index));
  }
  return false;
}

const allIsWell = new Set('dry fine ok okay good intact seco seca bien intacto none negative'.split(' '));

/** Before "dry" these make it something to do: "inside to dry the carpet" says of nothing that it is dry. */
const beforeWork = new Set('to can could will would should help helps helping lets'.split(' '));

/** Whether a word is a clause of its own: the "none" of "sewage: none". */
function standsAlone({ tokens }: Reader, index: number): boolean {
  const clause = tokens[index]?.clause;
  return clause !== tokens[index - 1]?.clause && clause !== tokens[index + 1]?.clause;
}

/** Whether the word at a place ends a question: "gas smell is it ok to stay" calls nothing fine. */
function isAsked({ tokens }: Reader, index: number): boolean {
  const [verb, subject] = [tokens[index - 2]?.word ?? '', tokens[index - 1]?.word ?? ''];
  return /^(?:is|are|was|will|would|esta)$/.test(verb) && /^(?:it|that|this|they|eso|esto)$/.test(subject);
}

/** Whether the word at a place is a "bien" that makes the next one stronger: "huele a gas bien fuerte". */
function isVery({ tokens }: Reader, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return token?.word === 'bien' && next?.clause === token.clause && !turn.has(next.word) && !negators.has(next.word);
}

/** Whether a clause that begins at a place says nothing but that things are well: "dry", "all dry". */
function saysWell(reader: Reader, index: number): boolean {
  const [first, second] = [reader.tokens[index], reader.tokens[index + 1]];
  if (/^(?:all|both|tod[oa]s?)$/.test(first?.word ?? '') && second?.clause === first?.clause)
    return allIsWell.has(second?.word ?? '') && second?.clause !== reader.tokens[index + 2]?.clause;
  return allIsWell.has(first?.word ?? '') && standsAlone(reader, index);
}

/**
 * Whether the text says that the thing at the end of a match is well: "the outlets are dry", "outlets: all dry". In a clause of
 * its own only a single word says so, or one after "all": in "outlets wet, floor dry" the floor is dry.
 */
export function isWell(reader: Reader, match: Match): boolean {
  const last = Math.max(...match);
  const thing = reader.tokens[last];
  for (let index = last + 1; index <= last + 4; index++) {
    const token = reader.tokens[index];
    if (!token || token.sentence !== thing?.sentence) return false;
    if (token.clause !== thing.clause) return index === last + 1 && saysWell(reader, index);
    if (turn.has(token.word) || negators.has(token.word)) return false;
    if (isAsked(reader, index) || isVery(reader, index)) return false;
    const toDo = beforeWork.has(reader.tokens[index - 1]?.word ?? '');
    if (!toDo && allIsWell.has(token.word)) return true;
  }
  return false;
}

/** Whether a list says after the matched words that there is none: "mold: none", "moho: ninguno". */
function isListedAsNone(reader: Reader, match: Match): boolean {
  const last = Math.max(...match);
  const [thing, next] = [reader.tokens[last], reader.tokens[last + 1]];
  const isSaid = next?.sentence === thing?.sentence && /^(?:none|ningun[oa]|nada)$/.test(next?.word ?? '');
  return isSaid && standsAlone(reader, last + 1);
}

/**
 * Whether a denial outside the matched words covers any of them: "no sewage", "did not reach the outlets", "mold: none". One
 * that the text takes back covers nothing: "no gas smell at first but now there is".
 */
export function isDenied(reader: Reader, match: Match): boolean {
  const denied = match.some((index) => isDeniedAt(reader, index, match)) || isListedAsNone(reader, match);
  return denied && !isTakenBack(reader, match);
}
