import type { Category } from '../../job/severity.ts';
import { type Finding, type Hazard, overlaps, type Span } from '../hazards/hazards.ts';
import type { Reading, WaterSigns } from '../hazards/read.ts';

export const raiseIds = [
  'sewage',
  'flood-water',
  'named-black',
  'chemicals',
  'remains',
  'stood-for-a-week',
  'used-for-days',
  'used',
  'rain',
  'roof',
  'ground',
  'wall',
  'outdoorSupply',
  'hiddenLeak',
  'dirty',
  'unknown-source',
  'long-damp',
  'stagnant',
  'named-gray',
  'clean-for-days',
  'clean-perhaps-for-days',
  'mold',
] as const;
export type RaiseId = (typeof raiseIds)[number];

/** A reason why the water counts as dirtier than the specified rule says. */
export interface Raise {
  readonly id: RaiseId;
  readonly category: 2 | 3;
  readonly spans: readonly Span[];
}

/** Clean water counts as gray once it is this old. House rule `water-ages`. */
const cleanAgesAtHours = 48;
/** Used water counts as black once it is older. House rule `water-ages`. */
const usedAgesAtHours = 72;
/** Standing water counts as black once it is this old. House rule `water-ages`. */
const standingAgesAtHours = 168;
type Facts = Pick<Reading, 'signs' | 'elapsed' | 'namesWater'> & { readonly findings: readonly Finding[] };

function spansOf({ findings }: Facts, hazard: Hazard): readonly Span[] | null {
  return findings.find((finding) => finding.hazard === hazard)?.spans ?? null;
}

/** Rules that make it black water. */
function toBlack(facts: Facts, used: readonly Span[]): Raise[] {
  const { signs, elapsed } = facts;
  const raises: Raise[] = [];
  const add = (id: RaiseId, spans: readonly Span[] | null, holds = true) => {
    if (spans && holds) raises.push({ id, category: 3, spans });
  };
  const age = elapsed?.hours ?? 0;
  const aged = elapsed?.spans ?? [];
  add('sewage', spansOf(facts, 'sewage'));
  add('flood-water', spansOf(facts, 'flood-water'));
  add('named-black', signs.named3, signs.named3.length > 0);
  add('chemicals', signs.chemicals, signs.chemicals.length > 0);
  add('remains', signs.remains, signs.remains.length > 0);
  add('stood-for-a-week', [...signs.stagnant, ...aged], signs.stagnant.length > 0 && age >= standingAgesAtHours);
  add('used-for-days', [...used, ...aged], used.length > 0 && age > usedAgesAtHours);
  return raises;
}

/** Rules that make it at least gray water. */
function toGray(facts: Facts, used: readonly Span[]): Raise[] {
  const { signs, elapsed } = facts;
  const raises: Raise[] = [];
  const add = (id: RaiseId, spans: readonly Span[]) => {
    if (spans.length > 0) raises.push({ id, category: 2, spans });
  };
  add('used', used);
  for (const [id, spans] of Object.entries(signs.through)) add(id as keyof WaterSigns['through'], spans);
  // A smell of gas or of mold says nothing of what the water carries.
  const otherSmells = [...(spansOf(facts, 'gas') ?? []), ...(spansOf(facts, 'mold') ?? [])];
  add(
    'dirty',
    signs.dirty.filter((span) => !overlaps(span, otherSmells)),
  );
  add('unknown-source', signs.unknown);
  add('long-damp', signs.longDamp);
  add('stagnant', signs.stagnant);
  add('named-gray', signs.named2);
  if (facts.namesWater && elapsed && elapsed.hours >= cleanAgesAtHours) {
    raises.push({ id: elapsed.exact ? 'clean-for-days' : 'clean-perhaps-for-days', category: 2, spans: elapsed.spans });
  }
  const mold = spansOf(facts, 'mold');
  if (mold) raises.push({ id: 'mold', category: 2, spans: mold });
  return raises;
}

/** Every reason to raise the water category, worst first. The words of a supply line do not count as used water. */
export function raisesIn(facts: Facts): readonly Raise[] {
  const { used, listed, supply } = facts.signs;
  const isNotSupply = (span: Span) => !overlaps(span, supply);
  const drained = used.filter(isNotSupply);
  return [...toBlack(facts, [...drained, ...listed.gray.filter(isNotSupply)]), ...toGray(facts, drained)];
}

/** The category that the raises ask for, at least the given one. */
export function raisedCategory(category: Category, raises: readonly Raise[]): Category {
  const asksFor = (level: 2 | 3) => category === level || raises.some((raise) => raise.category === level);
  if (category === 3 || asksFor(3)) return 3;
  return asksFor(2) ? 2 : 1;
}
