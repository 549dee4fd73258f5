import type { Category } from '../../job/severity.ts';
import type { Hazard } from '../hazards/hazards.ts';
import type { Act } from './steps.ts';

/** Until someone who knows says that it is safe, or as long as the damage is there. */
export type Until = 'it is safe' | 'the end';

/** Facts of the ledger that say so, or the house rule that does where no source says it in so many words. */
export type Grounds = { readonly facts: readonly [string, ...string[]] } | { readonly rule: string };

/** A danger, and what nobody does while it is there. */
export interface Forbidding {
  readonly while: Hazard | `category-${Category}` | 'wet-ceiling';
  readonly forbids: readonly Act[];
  readonly until: Until;
  readonly because: Grounds;
}

function row(danger: Forbidding['while'], until: Until, forbids: readonly Act[], because: Grounds): Forbidding {
  return { while: danger, forbids, until, because };
}

/** Everything that someone does in the house and that no source of a danger names by itself. */
const workInTheHouse: readonly Act[] = [
  'handle-an-appliance',
  'close-a-valve',
  'run-a-machine',
  'blow-air',
  'take-water-out',
  'move-things',
  'take-pictures',
  'clean',
];

function workBeside(named: readonly Act[]): readonly Act[] {
  return workInTheHouse.filter((act) => !named.includes(act));
}

/**
 * The table of forbidden steps: read each row as "while there is X, until Y nobody does Z, because W". A step that does a forbidden thing
 * comes behind the gate line, or not at all where the row says "the end". `docs/forbidden-steps.md` is this table in plain words with
 * its sources.
 */
export const forbiddings: readonly Forbidding[] = [
  row('person-in-danger', 'it is safe', ['touch-a-person', 'enter-water'], {
    facts: ['shock-look-do-not-touch', 'water-rescue-do-not-go-in'],
  }),
  row('person-in-danger', 'it is safe', ['work-a-switch'], { rule: 'panel-left-alone' }),
  row('person-in-danger', 'it is safe', ['go-inside', ...workInTheHouse], { rule: 'life-before-belongings' }),
  row('fire', 'it is safe', ['go-inside', 'move-things'], { facts: ['fire-get-out'] }),
  row('fire', 'it is safe', ['enter-water', 'work-a-switch', ...workBeside(['move-things'])], {
    rule: 'out-of-the-house',
  }),
  row('downed-line', 'it is safe', ['touch-a-person', 'enter-water', 'go-inside'], {
    facts: ['downed-line-thirty-five-feet', 'downed-line-live-pipes'],
  }),
  row('downed-line', 'it is safe', ['work-a-switch', ...workInTheHouse], { rule: 'line-down-no-work' }),
  row('gas', 'it is safe', ['go-inside', 'work-a-switch', 'handle-an-appliance', 'run-a-machine', 'light-a-flame'], {
    facts: ['gas-smell-leave', 'gas-leave-texas'],
  }),
  row('gas', 'it is safe', ['enter-water', ...workBeside(['handle-an-appliance', 'run-a-machine'])], {
    rule: 'out-of-the-house',
  }),
  row('carbon-monoxide', 'it is safe', ['go-inside'], { facts: ['co-alarm-go-out'] }),
  row('carbon-monoxide', 'it is safe', ['run-a-machine', 'light-a-flame'], {
    facts: ['generator-twenty-feet', 'generator-indoors-deaths'],
  }),
  row('carbon-monoxide', 'it is safe', ['work-a-switch', 'enter-water', ...workBeside(['run-a-machine'])], {
    rule: 'out-of-the-house',
  }),
  row('fumes', 'it is safe', ['go-inside', 'clean'], { facts: ['poison-help'] }),
  row('fumes', 'it is safe', ['enter-water', 'work-a-switch', 'light-a-flame', ...workBeside(['clean'])], {
    rule: 'out-of-the-house',
  }),
  row('crisis', 'it is safe', ['go-inside'], { facts: ['crisis-988'] }),
  row('crisis', 'it is safe', ['enter-water', 'work-a-switch', ...workInTheHouse], { rule: 'life-before-belongings' }),
  row('battery', 'it is safe', ['handle-an-appliance', 'run-a-machine', 'move-things'], { facts: ['flooded-car'] }),
  row('animals', 'it is safe', ['go-inside'], { facts: ['snakebite-911'] }),
  row('animals', 'it is safe', ['enter-water', 'work-a-switch', ...workInTheHouse], { rule: 'life-before-belongings' }),
  row('electrical', 'it is safe', ['enter-water', 'handle-an-appliance', 'run-a-machine'], {
    facts: ['wet-electrical-do-not-touch', 'never-step-in-near-outlets', 'no-appliance-while-wet', 'tingle-is-a-shock'],
  }),
  row('electrical', 'it is safe', workBeside(['handle-an-appliance', 'run-a-machine']), {
    rule: 'live-water-no-work',
  }),
  row('structural', 'it is safe', ['go-under-a-ceiling'], {
    facts: ['sagging-ceiling-may-fall', 'sagging-ceiling-heavy', 'leave-when-it-shifts'],
  }),
  row('structural', 'it is safe', ['disturb-material', ...workBeside(['handle-an-appliance'])], {
    rule: 'ceiling-no-poking',
  }),
  row('wet-ceiling', 'it is safe', ['go-under-a-ceiling', 'take-water-out', 'run-a-machine', 'blow-air', 'clean'], {
    rule: 'wet-ceiling-no-work',
  }),
  row('flood-water', 'it is safe', ['enter-water', 'go-inside', 'handle-an-appliance'], {
    facts: ['never-step-in-near-outlets', 'no-appliance-while-wet', 'moving-water-depths'],
  }),
  row('flood-water', 'it is safe', ['work-a-switch', ...workBeside(['handle-an-appliance', 'clean', 'blow-air'])], {
    rule: 'flooded-house-no-work',
  }),
  row('flood-water', 'the end', ['blow-air'], { rule: 'dirty-water-no-fans' }),
  row('flood-water', 'the end', ['use-drains'], { rule: 'black-water-hands-off' }),
  row('sewage', 'the end', ['enter-water', 'clean'], { facts: ['sewage-people-out', 'always-professional'] }),
  row('sewage', 'the end', ['use-drains'], { facts: ['sewage-use-no-drains'] }),
  row('sewage', 'the end', ['blow-air'], { rule: 'dirty-water-no-fans' }),
  row('sewage', 'the end', ['take-water-out', 'move-things'], { rule: 'black-water-hands-off' }),
  row('mold', 'the end', ['blow-air'], { facts: ['no-fans-on-visible-mold', 'no-contaminated-hvac'] }),
  row('mold', 'the end', ['disturb-material'], { facts: ['mold-protection-minimum'] }),
  row('asbestos-or-lead', 'the end', ['disturb-material', 'clean'], {
    facts: ['asbestos-leave-alone', 'asbestos-no-sweeping'],
  }),
  row('asbestos-or-lead', 'the end', ['blow-air'], { rule: 'dust-no-fans' }),
  row('category-3', 'the end', ['enter-water', 'clean'], { facts: ['always-professional', 'category-3-meaning'] }),
  row('category-3', 'the end', ['blow-air'], { rule: 'dirty-water-no-fans' }),
  row('category-3', 'the end', ['take-water-out', 'handle-an-appliance', 'use-drains', 'move-things'], {
    rule: 'black-water-hands-off',
  }),
  row('category-2', 'the end', ['blow-air'], { rule: 'dirty-water-no-fans' }),
];

/** What the present dangers forbid, and until when. */
export function forbiddenBy(
  hazards: readonly Hazard[],
  category: Category,
  wetCeiling = false,
): { always: ReadonlySet<Act>; untilSafe: ReadonlySet<Act> } {
  const present = new Set<string>([...hazards, `category-${category}`, ...(wetCeiling ? ['wet-ceiling'] : [])]);
  const rows = forbiddings.filter((row) => present.has(row.while));
  const acts = (until: Until) => new Set(rows.filter((row) => row.until === until).flatMap(({ forbids }) => forbids));
  return { always: acts('the end'), untilSafe: acts('it is safe') };
}
