import { directory } from '../../content/directory/directory.ts';
import {
  indexDirectory,
  type SearchedEntry,
  searchDirectory,
} from '../../core/search/directory-search/directory-search.ts';
import { learnWords } from '../../site/parts/directory/search/directory-corrections.ts';

/**
 * Times each keystroke of typical searches over 20,000 rows: the fastest of five runs, because other programs share the
 * machine. A phone-class processor takes about four times as long.
 */
const size = 20_000;
const phoneFactor = 4;
const typed = [
  'progresive',
  'nationwyde',
  'state farn',
  'liberty mutal',
  'texas depatment of insurance',
  'mutul of enumcaw',
  'insurance group',
  'geico',
  'windstrom',
];

const entries = manyEntries();
const prepared = performance.now();
const index = indexDirectory(entries);
const correct = learnWords(index, entries);
console.log(`${size} rows prepared in ${Math.round(performance.now() - prepared)} ms`);

const strokes = typed.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
for (const query of strokes) search(query);
const times = strokes.map((query) => Math.min(...Array.from({ length: 5 }, () => search(query)))).sort((a, b) => b - a);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`${strokes.length} keystrokes: mean ${mean.toFixed(1)} ms, 95 % under ${at(0.05)} ms, worst ${at(0)} ms`);
console.log(`times ${phoneFactor}: worst ${(phoneFactor * (times[0] ?? 0)).toFixed(1)} ms of 16 ms`);

function search(query: string): number {
  const started = performance.now();
  if (!searchDirectory(index, query).certain) correct(query);
  return performance.now() - started;
}

/** The real list, then copies of it with made-up words before and after each name. */
function manyEntries(): readonly SearchedEntry[] {
  const real = directory();
  const syllables = ['ra', 'mon', 'tel', 'ver', 'sta', 'lin', 'cor', 'bel', 'dri', 'gus', 'per', 'ton', 'win', 'ham'];
  const word = (seed: number) =>
    [0, 3, 7].map((step) => syllables[(seed * (step + 1) + (seed >> step)) % syllables.length]).join('');
  return Array.from({ length: size }, (_, row) => {
    const entry = real[row % real.length];
    if (!entry) throw new Error('the directory is empty');
    if (row < real.length) return entry;
    const aliases = entry.aliases.map((alias) => `${alias} ${word(row + 1)}`);
    return { name: `${word(row)} ${entry.name} ${word(row * 7)}`, phone: entry.phone, aliases };
  });
}
