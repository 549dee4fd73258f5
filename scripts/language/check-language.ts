import { checkFile } from '#checks/spanish/check-file.ts';
import { languageFiles } from '#checks/texts/language-files.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuiet = process.argv.includes('--quiet');
const files = languageFiles('es').filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

let faulty = 0;
for (const file of files) {
  const { ease, bar, faults, doubts } = checkFile(file);
  if (faults.length > 0) faulty += 1;
  const figures = `INFLESZ ${ease.inflesz.toFixed(1)} (${bar}), Fernández Huerta ${ease.huerta.toFixed(1)}, ${ease.words} words`;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${file}: ${figures}`);
  for (const fault of faults) console.log(`    ✗ ${fault}`);
  if (!isQuiet) for (const doubt of doubts) console.log(`    ? ${doubt}`);
}
console.log(`${files.length} Spanish files, ${faulty} with faults`);
process.exitCode = faulty > 0 ? 1 : 0;
