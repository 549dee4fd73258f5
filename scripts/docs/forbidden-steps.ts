import { writeFileSync } from 'node:fs';
import { hazards as hazardNames } from '#content/en/assessment/reasons.ts';
import { categories } from '#content/en/assessment/verdict.ts';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import { type Forbidding, forbiddings, type Grounds } from '#core/triage/answer/forbidden-steps.ts';
import type { Act } from '#core/triage/answer/steps.ts';

const acts: Readonly<Record<Act, string>> = {
  'touch-a-person': 'touch the person',
  'enter-water': 'step into the water',
  'go-under-a-ceiling': 'go under a ceiling or onto a floor that gives',
  'go-inside': 'go in, or stay in',
  'work-a-switch': 'work a switch, a breaker or a thermostat',
  'handle-an-appliance': 'touch or unplug an appliance',
  'close-a-valve': 'close a water valve',
  'run-a-machine': 'run a machine or an engine',
  'blow-air': 'blow air with a fan',
  'take-water-out': 'take water out',
  'move-things': 'move belongings',
  'take-pictures': 'take pictures',
  clean: 'clean up',
  'disturb-material': 'scrape, cut, poke or tear out material',
  'use-drains': 'use toilets, sinks and drains',
  'light-a-flame': 'light a flame',
};

const untilWords = {
  'it is safe': '911, the gas company or an electrician calls it safe',
  'the end': 'the damage is cleared by someone who does that work',
} as const;

function dangerOf({ while: danger }: Forbidding): string {
  if (danger === 'category-1' || danger === 'category-2' || danger === 'category-3') {
    const category = danger === 'category-3' ? 3 : danger === 'category-2' ? 2 : 1;
    return `water of category ${category} (${categories[category].name.toLowerCase()})`;
  }
  return danger === 'wet-ceiling' ? 'water that comes through a ceiling' : hazardNames[danger];
}

function factRecord(id: string) {
  const fact = Object.entries(facts).find(([known]) => known === id)?.[1];
  if (!fact) throw new Error(`The table of forbidden steps names a fact that is not recorded: ${id}`);
  return fact;
}

function citation(id: string): string {
  const { says, sources: ids, status } = factRecord(id);
  const where = ids.map((source) => `[${sources[source].organisation}](${sources[source].url})`).join('; ');
  return `${says} (${status}; ${where})`;
}

function groundsOf(because: Grounds): string {
  if ('facts' in because) return because.facts.map(citation).join('<br>');
  const rule = Object.entries(houseRules).find(([id]) => id === because.rule)?.[1];
  if (!rule) throw new Error(`The table of forbidden steps names a house rule that is not recorded: ${because.rule}`);
  return `**House rule.** ${rule.says} What sources say: ${rule.sourcesSay}`;
}

/** The table of forbidden steps as a page of Markdown for someone who does not program. Throws on an id that is not recorded. */
export function forbiddenStepsTable(): string {
  const rows = forbiddings.map((row) =>
    [
      dangerOf(row),
      row.forbids.map((act) => acts[act]).join('; '),
      untilWords[row.until],
      groundsOf(row.because).replaceAll('|', '\\|'),
    ].join(' | '),
  );
  return [
    '# What nobody does while a danger is there',
    '',
    'Written by `npm run forbidden-steps`; do not edit. This is the table by which the damage assessment puts an answer together: a step',
    'that does a forbidden thing waits behind the line "When 911, the gas company or an electrician says that it is safe:", or is left',
    'out. Read a row as a sentence: while there is …, nobody does …, until …, because …. A letter says how a fact is known: A, the',
    'page itself was read; B, a page that passes it on. Where no source says it in so many words, the row says "house rule" and what',
    'the sources say instead. A house rule is never milder than they are.',
    '',
    '| While there is | nobody does | until | because |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(new URL('../../docs/forbidden-steps.md', import.meta.url), forbiddenStepsTable());
  console.log('Written to docs/forbidden-steps.md.');
}
