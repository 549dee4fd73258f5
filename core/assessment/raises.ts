import type { Span } from '../hazards/hazards.ts';
import type { Reading } from '../hazards/read.ts';
import type { Category } from '../job/category.ts';

/** A reason why the water counts as dirtier than the specified rule says. */
export interface Raise {
  readonly category: 2 | 3;
  readonly because: string;
  readonly spans: readonly Span[];
}

/** Clean water counts as gray once it is this old. Source: EPA, things wet for more than two days usually get moldy. */
const cleanAgesAtHours = 48;
/** Used water counts as black once it is this old. Source: the published accounts of the trade standard, "time worsens it". */
const usedAgesAtHours = 72;
/** Standing water counts as black once it is this old. */
const standingAgesAtHours = 168;

function overlaps(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => span.start < other.end && other.start < span.end);
}

function spansOf(reading: Reading, hazard: string): readonly Span[] | null {
  return reading.findings.find((finding) => finding.hazard === hazard)?.spans ?? null;
}

/** Rules that make it black water. */
function toBlack({ signs, elapsed, ...reading }: Reading, used: readonly Span[]): Raise[] {
  const raises: Raise[] = [];
  const add = (spans: readonly Span[] | null, because: string) => {
    if (spans) raises.push({ category: 3, because, spans });
  };
  const full = { signs, elapsed, ...reading };
  add(spansOf(full, 'sewage'), 'Sewage, or water that came back out of a drain, is black water.');
  add(spansOf(full, 'flood-water'), 'Water from a river, the street, the ground or the sea is black water.');
  const age = elapsed?.hours ?? 0;
  const aged = elapsed?.spans ?? [];
  if (signs.named3.length > 0) add(signs.named3, 'You name category 3 yourself.');
  if (signs.chemicals.length > 0) add(signs.chemicals, 'Chemicals in the water make it black water.');
  if (signs.stagnant.length > 0 && age >= standingAgesAtHours)
    add([...signs.stagnant, ...aged], 'Water that stood for a week is black water.');
  if (used.length > 0 && age > usedAgesAtHours)
    add([...used, ...aged], 'Used water that stayed for more than three days counts as black.');
  return raises;
}

/** Rules that make it at least gray water. */
function toGray({ signs, elapsed, ...reading }: Reading, used: readonly Span[]): Raise[] {
  const raises: Raise[] = [];
  const add = (spans: readonly Span[], because: string) => {
    if (spans.length > 0) raises.push({ category: 2, because, spans });
  };
  add(used, 'Water that people or machines have used is gray water.');
  add(signs.building, 'Water that came through a roof, the ground or a foundation picks up dirt on its way.');
  add(signs.dirty, 'The water is dirty, smells, or touched something dirty.');
  add(signs.unknown, 'Nobody knows where the water comes from, so it counts as used water.');
  add(signs.longDamp, 'Rot, swelling or a soft floor shows that it has been damp for long.');
  add(signs.stagnant, 'Standing water gets dirty.');
  add(signs.named2, 'You name category 2 yourself.');
  if (elapsed && elapsed.hours >= cleanAgesAtHours) {
    const words = elapsed.exact
      ? 'Clean water turns gray after two days.'
      : 'It may have been wet for more than two days, and clean water turns gray by then.';
    raises.push({ category: 2, because: words, spans: elapsed.spans });
  }
  const mold = spansOf({ signs, elapsed, ...reading }, 'mold');
  if (mold)
    raises.push({
      category: 2,
      because: 'Mold, or damp that lasts, shows that it has been wet for days.',
      spans: mold,
    });
  return raises;
}

/** Every reason to raise the water category, worst first. The words of a supply line do not count as used water. */
export function raisesIn(reading: Reading): readonly Raise[] {
  const used = reading.signs.used.filter((span) => !overlaps(span, reading.signs.supply));
  return [...toBlack(reading, used), ...toGray(reading, used)];
}

/** The category that the raises ask for, at least the given one. */
export function raisedCategory(category: Category, raises: readonly Raise[]): Category {
  const asksFor = (level: 2 | 3) => category === level || raises.some((raise) => raise.category === level);
  if (category === 3 || asksFor(3)) return 3;
  return asksFor(2) ? 2 : 1;
}
