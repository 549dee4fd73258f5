import { ambiguityOf, parseDecimal } from '../lib/decimal.ts';
import type { Checked } from '../lib/result.ts';

/** Thresholds in square feet of mold. The page states the facts with their sources. */
export const moldLimits = {
  /** Below it most people can clean mold themselves. EPA, "Mold Cleanup in Your Home". */
  small: 10,
  /** Above it the federal guide calls the job large. EPA, guide for larger buildings, table 2. */
  large: 100,
  /** Contiguous area from which hired work needs a license in Texas. Occupations Code 1958.102(c). */
  license: 25,
  /** Larger than any building: a typing error. */
  most: 1_000_000,
} as const;

/**
 * Who does the work. `manager`: of the property, or an employee of its owner. `hired`: paid to clean up. `assessor`: paid to
 * inspect or test.
 */
export const workers = ['owner', 'manager', 'tenant', 'builder', 'hired', 'assessor'] as const;
export type Worker = (typeof workers)[number];

/** Where the mold is. The first is a residential property of fewer than 10 units that the owner owns. */
export const properties = ['home-under-10-units', 'home-10-units-or-more', 'other'] as const;
export type Property = (typeof properties)[number];

/** A mold job. Missing flags are false. */
export interface MoldJob {
  /** All mold, square feet of material that would be cleaned or removed. */
  readonly moldSqFt: number;
  readonly largestContiguousSqFt: number;
  readonly who: Worker;
  readonly property: Property;
  /** The worker sells mold work to the public. */
  readonly sellsMoldWork?: boolean;
  /** The hired worker holds a license for mold work. */
  readonly holdsLicense?: boolean;
  /** A one- or two-family home that the builder built or improves, as part of that work. */
  readonly oneOrTwoFamily?: boolean;
  readonly sewage?: boolean;
  /** Heating or cooling that may be contaminated. */
  readonly hvac?: boolean;
  readonly health?: boolean;
}

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
 * Validates the form. Areas are over 0 and at most a million square feet; a blank patch means the whole area, the cautious
 * reading. Reports the first error in form order, ambiguous numbers before all others.
 * @param language language of the form
 */
export function moldJobOf(typed: TypedMoldJob, language: string): Checked<MoldJob, MoldError> {
  const ambiguous = (['area', 'patch'] as const).find((name) => ambiguityOf(typed[name], language));
  if (ambiguous) return { ok: false, error: 'in-doubt', fields: [ambiguous] };
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

/** What decides about the license: an exemption of section 1958.102, or the requirement where none holds. */
export type LicenseRule = '1958.101' | '1958.102(a)' | '1958.102(c)' | '1958.102(d)' | '1958.102(e)';

export interface MoldAnswer {
  /** Size as the federal guide groups it: choices of protection, not limits of health. */
  readonly epaGroup: 'small' | 'medium' | 'large';
  readonly epaAdvice: 'most-people-can' | 'guide-or-experienced-contractor';
  readonly licenseNeeded: boolean;
  readonly rule: LicenseRule;
  /** No patch reaches the limit, but together they do, and TDLR counts the material of the whole job: permits nothing. */
  readonly askFirst: boolean;
  /** An independent consultant's protocol, and the contractor's own work plan, before work starts. */
  readonly protocolAndWorkPlan: boolean;
  /** The contractor tells the state before work starts. */
  readonly stateNotice: boolean;
  /** The contractor hands over a certificate and photographs at the end. */
  readonly certificateByContractor: boolean;
}

/**
 * What the 10 and the 25 square feet say. Sources: EPA, "Mold Cleanup in Your Home" and table 2 of its guide for larger
 * buildings; Texas Occupations Code 1958.102; 16 TAC 78.30, 78.110, 78.120, 78.150. Not legal advice.
 */
export function decide(job: MoldJob): MoldAnswer {
  const rule = ruleFor(job);
  const licenseNeeded = rule === '1958.101';
  const isExemptAtAnyArea = rule === '1958.102(d)' || rule === '1958.102(e)';
  const followsRules = job.who !== 'assessor' && (licenseNeeded || (job.who === 'hired' && job.holdsLicense === true));
  return {
    ...federal(job),
    licenseNeeded,
    rule,
    askFirst: !licenseNeeded && !isExemptAtAnyArea && job.moldSqFt >= moldLimits.license,
    protocolAndWorkPlan: followsRules,
    stateNotice: licenseNeeded && followsRules,
    certificateByContractor: followsRules,
  };
}

function federal({ moldSqFt, sewage, hvac, health }: MoldJob): Pick<MoldAnswer, 'epaGroup' | 'epaAdvice'> {
  const isSmall = moldSqFt < moldLimits.small;
  const isLarge = moldSqFt > moldLimits.large;
  const isHarmless = !sewage && !hvac && !health;
  return {
    epaGroup: isSmall ? 'small' : isLarge ? 'large' : 'medium',
    epaAdvice: isSmall && isHarmless ? 'most-people-can' : 'guide-or-experienced-contractor',
  };
}

/**
 * Checks exemptions that apply at any area first. A manager or builder who sells mold work has none of them, nor (a)'s; an
 * owner has. The exemption for small areas, 1958.102(c), is for remediation only: paid assessment needs a license at any
 * area.
 */
function ruleFor({ who, property, sellsMoldWork, oneOrTwoFamily, largestContiguousSqFt }: MoldJob): LicenseRule {
  if (who === 'assessor') return '1958.101';
  const isManager = who === 'manager' && !sellsMoldWork;
  if ((who === 'owner' || isManager) && property === 'home-under-10-units') return '1958.102(e)';
  if (who === 'builder' && oneOrTwoFamily && !sellsMoldWork) return '1958.102(d)';
  if (largestContiguousSqFt >= moldLimits.license) return '1958.101';
  return who === 'owner' || who === 'tenant' || isManager ? '1958.102(a)' : '1958.102(c)';
}
