import { measureInteraction } from './interaction.ts';
import { measureLoad } from './load.ts';
import { measureTriage } from './triage.ts';
import { measureVisits } from './visits.ts';

// `npm run bench` measures the built site and prints tables for docs/speed.md: what a page and a question cost the server, what a
// visitor on a slow line feels, and how long the assessment's rules take. Parts by name: `npm run bench -- visits`.

const parts: Readonly<Record<string, () => Promise<string> | string>> = {
  load: measureLoad,
  visits: measureVisits,
  interaction: measureInteraction,
  triage: measureTriage,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) console.log(`\n${await measure()}`);
