import { cleanReasoning } from '#core/assessment/model/clean-words.ts';
import { withoutPersonalDetails } from '#core/assessment/model/personal-details.ts';
import { triage } from '#core/assessment/triage.ts';
import { blindSet, openSet } from '../evaluation/sets/labelled.ts';

/**
 * Times everything that reads a visitor's or a model's text, in processor time and the fastest of three runs, because other
 * programs share the machine.
 * A phone-class processor takes about four times as long. The first text also compiles the lexicon; the page does that when idle.
 */
const phoneFactor = 4;
const limitMs = 50;
const length = 5000;

function timeOf(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const fastest = (work: () => unknown) => Math.min(...Array.from({ length: 3 }, () => timeOf(work)));
const filled = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const texts = [...openSet().texts, ...blindSet().texts].map(({ text }) => text);
const hostile: readonly (readonly [string, string])[] = [
  ['texts in a row', filled(texts.join(' '))],
  ['one letter', filled('a')],
  ['spaces', filled(' ')],
  ['marks', filled('!')],
  ['digits', filled('1 ')],
  ['digits and hyphens', filled('1-')],
  ['capitals and hyphens', filled('A-')],
  ['addresses', filled('12 Oak ')],
  ['names', filled('I am Ann ')],
  ['at signs', filled('a@a.')],
  ['words of danger', filled('water outlet ')],
  ['little words', filled('the of is ')],
  ['denials', filled('no sewage ')],
  ['ages', filled('my mom is 84 years ')],
  ['depths', filled('3 feet of water ')],
  ['slips', filled('sewge celing monoxde outlte ')],
  [
    'new words',
    Array.from({ length: 900 }, (_, at) => `w${at.toString(36)}er`)
      .join(' ')
      .slice(0, length),
  ],
  ['long words', filled(`${'sewageoutletceiling'.repeat(3)} `)],
  ['emoji', filled('🌊')],
  ['joined marks', filled('a\u0301\u200b')],
  ['number words', filled('one two three ')],
  ['sentences', filled('A. ')],
];

const cold = timeOf(() => triage(texts[0] ?? ''));
const times = texts.map((text) => fastest(() => triage(text))).sort((a, b) => b - a);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
console.log(`first text with the lexicon to compile: ${cold.toFixed(1)} ms`);
console.log(`${times.length} texts: mean ${mean.toFixed(1)} ms, worst ${(times[0] ?? 0).toFixed(1)} ms`);
console.log(`${length} characters of …                 rules  details  reasoning  small rule (ms)`);
let worst = 0;
for (const [name, text] of hostile) {
  const row = [triage, withoutPersonalDetails, cleanReasoning].map((work) => fastest(() => work(text)));
  worst = Math.max(worst, ...row);
  console.log(`${name.padEnd(34)}${row.map((time) => time.toFixed(1).padStart(8)).join(' ')}`);
}
console.log(`worst ${worst.toFixed(1)} ms of ${limitMs} ms; on a phone about ${(worst * phoneFactor).toFixed(0)} ms`);
