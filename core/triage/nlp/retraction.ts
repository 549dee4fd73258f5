import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import { wordSet } from './word-set.ts';

/** Words that turn a text from what it denies: "no gas smell at first but now there is". */
const turns = wordSet('but pero now ahora today hoy then luego later despues except excepto until hasta');

/** Words that affirm what was denied before, as pairs and alone, where nothing else follows that they could speak of. */
const affirming = new Set(
  [
    'there is|there are|it is|it does|it did|i do|we do|i can|we can|she does|he does|they do|wife does|neighbor does|until now|until today|hasta ahora|hasta hoy',
    'si hay|si huele|si hubo|yes there|si poquito|its strong|is strong|esta fuerte|yes|si|hay|does|did',
  ].flatMap((line) => line.split('|')),
);
/** What may follow: a place or a time, and no other thing, as in "but there is water". */
const placing = wordSet(
  'now again today ahora hoy otra in at on near by behind upstairs downstairs en cerca arriba abajo',
);

/** Words that put a denial in a time that is over. */
const atFirst = new Set(['at first', 'al principio']);

/** How many words after what is denied it may be taken back. */
const reach = 9;

function endsAt({ tokens }: Reader, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return token !== undefined && (next?.clause !== token.clause || placing.has(next.word));
}

/** Whether a text says yes after it denied what was matched: "no smell of gas upstairs but downstairs yes". */
export function isRetracted(reader: Reader, match: Match): boolean {
  const { tokens } = reader;
  const last = Math.max(...match);
  let turned = false;
  for (let index = last + 1; index <= last + reach; index++) {
    const [word = '', second = ''] = [tokens[index]?.word, tokens[index + 1]?.word];
    const pair = `${word} ${second}`;
    if (atFirst.has(pair)) return true;
    turned ||= turns.has(word);
    if (!turned) continue;
    if (affirming.has(pair) && endsAt(reader, index + 1)) return true;
    if (affirming.has(word) && endsAt(reader, index)) return true;
  }
  return false;
}

const comparing = wordSet('strong bad much many intense heavy high deep big hard');

/** Whether a "never" at a place only compares: "never smelled gas this strong before", "nunca había olido tanto gas". */
export function onlyCompares({ tokens }: Reader, never: number): boolean {
  const start = tokens[never];
  if (!start || !/^(?:never|nunca|jamas)$/.test(start.word)) return false;
  return tokens.slice(never + 1, never + 8).some(({ word, clause }, step, words) => {
    if (clause !== start.clause) return false;
    return (
      /^(?:before|antes)$/.test(word) ||
      /^(?:tan|tant[oa]s?|asi)$/.test(word) ||
      (word === 'like' && words[step + 1]?.word === 'this') ||
      (/^(?:this|that|so|as)$/.test(word) && comparing.has(words[step + 1]?.word ?? ''))
    );
  });
}
