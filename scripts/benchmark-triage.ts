import { triage } from '#core/assessment/triage.ts';
import { readScenarios } from './evaluation/ways.ts';

/**
 * Times the rules: the fastest of five runs, because other programs share the machine. A phone-class processor takes about
 * four times as long. The first text also compiles the lexicon; the page does that while the visitor types.
 */
const phoneFactor = 4;
const limitMs = 100;

const texts = readScenarios().map(({ text }) => text);
const longest = texts.join(' ').slice(0, 5000);

const cold = timeOf(texts[0] ?? '');
const times = texts.map((text) => Math.min(...Array.from({ length: 5 }, () => timeOf(text)))).sort((a, b) => b - a);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
const long = Math.min(...Array.from({ length: 5 }, () => timeOf(longest)));

console.log(`first text with the lexicon to compile: ${cold.toFixed(1)} ms`);
console.log(`${times.length} texts: mean ${mean.toFixed(1)} ms, worst ${(times[0] ?? 0).toFixed(1)} ms`);
console.log(`5,000 characters: ${long.toFixed(1)} ms`);
console.log(
  `times ${phoneFactor}: worst text ${((times[0] ?? 0) * phoneFactor).toFixed(0)} ms, longest ${(long * phoneFactor).toFixed(0)} ms, of ${limitMs} ms`,
);

function timeOf(text: string): number {
  const started = performance.now();
  triage(text);
  return performance.now() - started;
}
