import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newCalculator } from './calculator.ts';
import type { Plan, Read } from './change.ts';
import { newGuide } from './guide.ts';
import { newReview } from './review.ts';
import { newStory } from './story.ts';
import { newTown } from './town.ts';
import { newVideo } from './video.ts';

const kinds: Readonly<Record<string, (read: Read, words: readonly string[], today: string) => Plan>> = {
  calculator: newCalculator,
  guide: newGuide,
  review: newReview,
  video: newVideo,
  town: newTown,
  story: newStory,
};

/** What a scaffold cannot know, and its owner has to look at. */
const toLookAt: Readonly<Record<string, string>> = {
  town: 'Does it lie in a county that you did not serve before? Add that county to counties in content/owner.ts.',
};

const [kind = '', ...words] = process.argv.slice(2);
const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
const today = new Date().toISOString().slice(0, 10);
const plan = make?.(readFile, words, today) ?? `Say what is new: npm run new ${Object.keys(kinds).join('|')}`;
if (typeof plan === 'string') {
  console.error(plan);
  process.exit(1);
}
for (const { path, text } of plan) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
run('node_modules/.bin/biome', [
  'check',
  '--write',
  ...plan.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)),
]);
const spanish = plan.flatMap(({ path }) =>
  /^content\/es\/(?!labels\/addresses)/.test(path) ? [path.slice('content/es/'.length)] : [],
);
if (spanish.length > 0) run(process.execPath, ['scripts/translations/check-language.ts', '--fresh', ...spanish]);
if (toLookAt[kind]) console.log(toLookAt[kind]);
console.log('Look at it with: npm run dev. Change the words in both languages, then: npm run check');

function readFile(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function run(command: string, options: readonly string[]): void {
  const { status, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  if (status !== 0) console.error(stderr);
}
