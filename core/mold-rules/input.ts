import { doubtOf, parseDecimal } from '../lib/decimal.ts';
import type { Checked } from '../lib/result.ts';
import { moldLimits } from './limits.ts';

/** Who does the work. `manager`: of the property, or an employee of its owner. */
export const workers = ['owner', 'manager', 'tenant', 'builder', 'hired'] as const;
export type Worker = (typeof workers)[number];

/** Where the mold is. The first is a residential property of fewer than 10 units that the owner owns. */
export const properties = ['home-under-10-units', 'home-10-units-or-more', 'other'] as const;
export type Property = (typeof properties)[number];

/** One job of mold. What is left out does not hold. */
export interface MoldJob {
  /** All mold, square feet of material that would be cleaned or removed. */
  readonly moldSqFt: number;
  /** The largest patch that hangs together. */
  readonly largestContiguousSqFt: number;
  readonly who: Worker;
  readonly property: Property;
  /** Whoever does the work sells mold work to the public. */
  readonly sellsMoldWork?: boolean;
  /** Whoever is hired holds a license for mold work. */
  readonly holdsLicense?: boolean;
  /** A one- or two-family home that the builder built or improves, as part of that work. */
  readonly oneOrTwoFamily?: boolean;
  readonly sewage?: boolean;
  /** Heating or cooling that may be contaminated. */
  readonly hvac?: boolean;
  readonly health?: boolean;
}

/** The form as it is typed: texts of the fields, and which boxes are ticked. */
export interface TypedMoldJob extends Pick<MoldJob, (typeof ticks)[number]> {
  readonly area: string;
  /** Blank: all of it is one patch. */
  readonly patch: string;
  readonly who: string;
  readonly property: string;
}

/** What a form may tick. */
export const ticks = ['sellsMoldWork', 'holdsLicense', 'oneOrTwoFamily', 'sewage', 'hvac', 'health'] as const;

export type MoldError = 'in-doubt' | 'no-area' | 'patch-unreadable' | 'patch-larger' | 'no-worker' | 'no-property';

/**
 * Reads the form. Areas are more than 0 and at most a million square feet; a blank patch is the whole area, which is the
 * careful reading. Errors in the order of the form, each with its field; what may mean two numbers comes first.
 * @param language of the readers of the form
 */
export function moldJobOf(typed: TypedMoldJob, language: string): Checked<MoldJob, MoldError> {
  const inDoubt = (['area', 'patch'] as const).find((name) => doubtOf(typed[name], language));
  if (inDoubt) return { ok: false, error: 'in-doubt', fields: [inDoubt] };
  const moldSqFt = areaOf(typed.area, language);
  if (moldSqFt === null) return { ok: false, error: 'no-area', fields: ['area'] };
  const largestContiguousSqFt = typed.patch.trim() === '' ? moldSqFt : areaOf(typed.patch, language);
  if (largestContiguousSqFt === null) return { ok: false, error: 'patch-unreadable', fields: ['patch'] };
  if (largestContiguousSqFt > moldSqFt) return { ok: false, error: 'patch-larger', fields: ['patch'] };
  const who = workers.find((each) => each === typed.who);
  if (!who) return { ok: false, error: 'no-worker', fields: ['who'] };
  const property = properties.find((each) => each === typed.property);
  if (!property) return { ok: false, error: 'no-property', fields: ['property'] };
  const ticked = Object.fromEntries(ticks.map((tick) => [tick, typed[tick] === true]));
  return { ok: true, value: { moldSqFt, largestContiguousSqFt, who, property, ...ticked } };
}

function areaOf(text: string, language: string): number | null {
  const area = parseDecimal(text, language);
  return area !== null && area > 0 && area <= moldLimits.most ? area : null;
}
