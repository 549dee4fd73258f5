import { remarksOn, voiceOf } from '#checks/prose/voice.ts';
import { easeOf } from '#checks/spanish/inflesz.ts';
import { languageFiles } from '#checks/texts/language-files.ts';
import { piecesOf } from '#checks/texts/text-pieces.ts';

// `npm run voice` prints how each text reads; `npm run voice -- guides/mold` prints the lines to change in those files, too.

const wanted = process.argv.slice(2);
const spanish = new Set(languageFiles('es'));

const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(9))).join(''));

row('content/en', 'words', '’ per 1k', 'stop', 'grade', 'longest', 'INFLESZ');
for (const file of languageFiles('en')) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue;
  const pieces = piecesOf(`content/en/${file}`);
  const { words, contractions, grade, longest } = voiceOf(pieces);
  const found = remarksOn(`content/en/${file}`, pieces);
  const ease = spanish.has(file)
    ? easeOf(piecesOf(`content/es/${file}`).map(({ text }) => text)).inflesz.toFixed(0)
    : '';
  row(file, `${words}`, contractions.toFixed(1), `${found.length}`, grade.toFixed(1), `${longest}`, ease);
  if (wanted.length > 0) for (const line of found) console.log(`    ${line}`);
}
