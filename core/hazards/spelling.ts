/** Entries that people often mistype and that matter: only these forgive slips. */
const forgiving = new Set(
  (
    'sewage septic overflow* overflowing overflowed excrement* collaps* ceiling flooded flooding electrical electric ' +
    'electrocut* outlet breaker breakers sparking flickering generator monoxide charcoal propane gasoline hurricane backup backing ' +
    'toilet basement foundation structur* asbest* vermiculite popcorn pregnan* elderly toddler toddlers infant newborn wheelchair ' +
    'dialysis transplant* chemotherapy asthma* leaking dripping pouring spraying gushing aquarium dishwasher bathtub insulation ' +
    'crawlspace stopped inundo inundado inundaci* drenaje excusado inodoro embaraz* enchufe chispas chispeando manguera lavadora ' +
    'calentador goteando saliendo tuberia cayendo grandmother grandfather grandma headache stagnant mushrooms ' +
    'manhole cleanout sagging foundation hissing buzzing refrigerator faucet supply washing machine'
  ).split(' '),
);

/** Words that lie one slip away from one of those and are spelt right. */
const ordinaryWords = new Set(
  (
    'baking banking barking beaker beakers coiling collars dipping dropping flooring floored generate generated generation ' +
    'grandpa gusting inflation isolation leading leaning leaping leaving misty outset poring posing profane sharking shopped skeptic ' +
    'slopped snagging spanking sparing sparkling stepped stomped stopper swage toiled wasting wishing elector'
  ).split(' '),
);

/** Edit distance with transpositions, or `limit + 1` as soon as it is certain to exceed the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** How many slips a word of this length may have. */
function slipsAllowed(length: number): number {
  return length < 9 ? 1 : 2;
}

/**
 * Whether a written word is meant by an entry of the lexicon. `stem*` takes any ending, `=word` is taken literally, other
 * entries take a plural ending; those that people often mistype forgive slips, save in the first letter.
 */
export function isMeant(word: string, entry: string): boolean {
  if (entry.startsWith('=')) return word === entry.slice(1);
  const isStem = entry.endsWith('*');
  const stem = isStem ? entry.slice(0, -1) : entry;
  if (word.charCodeAt(0) !== stem.charCodeAt(0)) return false;
  if (isStem ? word.startsWith(stem) : word === stem || word === `${stem}s` || word === `${stem}es`) return true;
  const slips = slipsAllowed(stem.length);
  if (!forgiving.has(entry) || word.length < stem.length - slips || ordinaryWords.has(word)) return false;
  if (!isStem) return editDistance(word, stem, slips) <= slips;
  const beginning = word.slice(0, stem.length);
  return editDistance(beginning, stem, 1) <= 1 || editDistance(word.slice(0, stem.length + 1), stem, 1) <= 1;
}
