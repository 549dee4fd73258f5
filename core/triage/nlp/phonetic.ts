import { editDistance } from './spelling.ts';

/** How groups of letters sound, in English and Spanish alike, by their first letter. Tried in order. */
const groups: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  c: [
    ['ch', 'X'],
    ['ck', 'K'],
    ['ce', 'S'],
    ['ci', 'S'],
    ['cy', 'S'],
    ['c', 'K'],
  ],
  d: [
    ['dge', 'J'],
    ['dg', 'J'],
    ['d', 'T'],
  ],
  g: [
    ['gue', 'W'],
    ['gui', 'W'],
    ['gh', ''],
    ['gn', 'N'],
    ['ge', 'J'],
    ['gi', 'J'],
    ['g', 'G'],
  ],
  h: [
    ['hue', 'W'],
    ['hui', 'W'],
    ['h', ''],
  ],
  k: [
    ['kn', 'N'],
    ['k', 'K'],
  ],
  p: [
    ['ph', 'F'],
    ['p', 'P'],
  ],
  s: [
    ['sch', 'X'],
    ['sh', 'X'],
    ['s', 'S'],
  ],
  t: [
    ['tch', 'X'],
    ['ture', 'XR'],
    ['th', 'T'],
    ['t', 'T'],
  ],
  w: [
    ['wr', 'R'],
    ['w', ''],
  ],
  x: [
    ['xce', 'KS'],
    ['xci', 'KS'],
    ['x', 'KS'],
  ],
  q: [
    ['qu', 'K'],
    ['q', 'K'],
  ],
};

/** Letters that always sound the same here. All others (vowels, y) are silent. */
const plain: Readonly<Record<string, string>> = {
  b: 'B',
  v: 'B',
  f: 'F',
  j: 'J',
  l: 'L',
  m: 'M',
  n: 'N',
  r: 'R',
  z: 'S',
};

/**
 * Phonetic code of a word, in the manner of Metaphone: vowels, silent letters and doubles are left out, s and z, b and v, t and d
 * are one. `ceiling`, `seeling` and `sealing` have one code.
 */
export function phoneticCodeOf(word: string): string {
  let key = '';
  let at = 0;
  while (at < word.length) {
    const letter = word.charAt(at);
    const [letters, sound] = groups[letter]?.find(([group]) => word.startsWith(group, at)) ?? [
      letter,
      plain[letter] ?? '',
    ];
    for (const part of sound) if (!key.endsWith(part)) key += part;
    at += letters.length;
  }
  return key.length > 2 && key.endsWith('S') ? key.slice(0, -1) : key;
}

/** Keys of fewer sounds fit too many words. */
const fewestSounds = 3;

/** Finds the words of a list that sound like a written one and share more than half of its letters. */
export function phoneticCodesFor(words: Iterable<string>): (written: string) => readonly string[] {
  const byKey = new Map<string, string[]>();
  for (const word of words) {
    const key = phoneticCodeOf(word);
    byKey.set(key, [...(byKey.get(key) ?? []), word]);
  }
  return (written) => {
    const key = phoneticCodeOf(written);
    if (key.length < fewestSounds) return [];
    const limit = Math.ceil(written.length * 0.45);
    return (byKey.get(key) ?? []).filter((word) => editDistance(written, word, limit) <= limit);
  };
}
