import type { Match } from '../patterns.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../words/tokens.ts';
import { halfAfter, wholeBefore } from './halves.ts';

/** How deep the water stands, as far as the text gives a number. */
export interface Depth {
  readonly inches: number;
  readonly match: Match;
}

const inchesIn: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['inch', 'inches', 'in', 'pulgada', 'pulgadas'].map((unit) => [unit, 1])),
  ...Object.fromEntries(['foot', 'feet', 'ft', 'pie', 'pies'].map((unit) => [unit, 12])),
  ...Object.fromEntries(['cm', 'centimetros', 'centimeters'].map((unit) => [unit, 0.4])),
  ...Object.fromEntries(['metro', 'metros', 'meter', 'meters'].map((unit) => [unit, 39])),
};

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ').map((word, at) => [word, at + 1]),
  ),
  a: 1,
  an: 1,
  una: 1,
  half: 0.5,
  medio: 0.5,
  media: 0.5,
  couple: 2,
  few: 3,
  several: 4,
};

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
    'drywall below radius patch ring bubble off past x by'
  ).split(' '),
);

function isOfWater(tokens: readonly Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  const words = (list: readonly number[]) =>
    list.flatMap((at) => (tokens[at]?.sentence === sentence && tokens[at] ? [tokens[at].word] : []));
  const next = words([to + 1])[0] ?? '';
  if (sizeWords.has(next)) return false;
  // "2 feet of baseboard": as long as the thing, however wet.
  if (next === 'of' && sizeWords.has(words([to + 2])[0] ?? '')) return false;
  const after = words([to + 1, to + 2, to + 3, to + 4, to + 5]);
  const stop = after.findIndex((word) => sizeWords.has(word));
  if (after.slice(0, stop < 0 ? undefined : stop).some((word) => wetWords.has(word))) return true;
  const before = words([from - 1, from - 2, from - 3, from - 4, from - 5]);
  return (
    stop < 0 && before.some((word) => /^(water|agua|deep|flooded|flood|rose|subio|lodo|mud|river|creek)$/.test(word))
  );
}

function numberOf(word: string): number | undefined {
  return /^\d{1,3}(\.\d+)?$/.test(word) ? Number(word) : numbers[word];
}

function depthAt(tokens: readonly Token[], index: number): Depth | null {
  const word = tokens[index]?.word ?? '';
  const joined = /^(\d{1,3})(in|inch|inches|ft|feet|cm)$/.exec(word);
  if (joined) {
    const inches = Number(joined[1]) * (inchesIn[joined[2] ?? ''] ?? 0);
    return isOfWater(tokens, index, index) ? { inches, match: [index] } : null;
  }
  const unit = inchesIn[word];
  if (unit === undefined) return null;
  for (const back of [1, 2, 3]) {
    const before = tokens[index - back];
    if (!before || before.sentence !== tokens[index]?.sentence) return null;
    const amount = numberOf(before.word);
    if (amount === undefined) {
      if (/^(of|or|to|and|y|a|o|good|full|about|more)$/.test(before.word)) continue;
      return null;
    }
    const at = wholeBefore(tokens, index - back);
    const whole = at === null ? undefined : numberOf(tokens[at]?.word ?? '');
    if (at !== null && whole !== undefined)
      return isOfWater(tokens, at, index) ? { inches: (whole + amount) * unit, match: [at, index] } : null;
    const half = halfAfter(tokens, index);
    if (half !== null)
      return isOfWater(tokens, index - back, half)
        ? { inches: (amount + 0.5) * unit, match: [index - back, half] }
        : null;
    const halved = /^(half|medio|media)$/.test(tokens[index - back - 1]?.word ?? '') ? 0.5 : 1;
    return isOfWater(tokens, index - back, index)
      ? { inches: amount * unit * halved, match: [index - back, index] }
      : null;
  }
  return null;
}

/** The greatest depth of water that a text gives in numbers. Sizes of pipes, tiles and stains are left out. */
export function depthIn({ tokens }: Reader): Depth | null {
  const depths = tokens.flatMap((_, index) => {
    const depth = depthAt(tokens, index);
    return depth ? [depth] : [];
  });
  return depths.length === 0
    ? null
    : depths.reduce((deepest, depth) => (depth.inches > deepest.inches ? depth : deepest));
}
