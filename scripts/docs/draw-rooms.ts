import { arrowsBetween } from './rooms.ts';

/**
 * Prints which room imports which, as a Mermaid drawing with the number of imports on each arrow:
 * `npm run --silent rooms -- [folder] [depth]`. A depth of 2 draws the rooms inside the rooms. Tests are left out.
 */
const [folder = '.', depth = '1'] = process.argv.slice(2);

console.log('flowchart LR');
for (const { from, to, imports } of arrowsBetween(folder, Number(depth))) {
  console.log(`  ${from} -- ${imports} --> ${to}`);
}
