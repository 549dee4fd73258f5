import type { MoldJob } from './input.ts';
import { moldLimits } from './limits.ts';

/** What decides about the license: an exemption of section 1958.102, or the requirement where none holds. */
export type LicenseRule = '1958.101' | '1958.102(a)' | '1958.102(c)' | '1958.102(d)' | '1958.102(e)';

/** What the rules say about a job. */
export interface MoldAnswer {
  /** Size as the federal guide groups it: choices of protection, not limits of health. */
  readonly epaGroup: 'small' | 'medium' | 'large';
  readonly epaAdvice: 'most-people-can' | 'guide-or-experienced-contractor';
  readonly licenseNeeded: boolean;
  readonly rule: LicenseRule;
  /** No license by the letter, but patches together reach the limit: what counts as contiguous is for the state to say. */
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
  const followsRules = licenseNeeded || (job.who === 'hired' && job.holdsLicense === true);
  return {
    ...federal(job),
    licenseNeeded,
    rule,
    askFirst: !licenseNeeded && !isExemptAtAnyArea && job.moldSqFt >= moldLimits.license,
    protocolAndWorkPlan: followsRules,
    stateNotice: licenseNeeded,
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

/** Exemptions that hold at any area first. Whoever sells mold work has neither of them. */
function ruleFor({ who, property, sellsMoldWork, oneOrTwoFamily, largestContiguousSqFt }: MoldJob): LicenseRule {
  if (!sellsMoldWork) {
    const isOfOwner = who === 'owner' || who === 'manager';
    if (isOfOwner && property === 'home-under-10-units') return '1958.102(e)';
    if (who === 'builder' && oneOrTwoFamily) return '1958.102(d)';
  }
  if (largestContiguousSqFt >= moldLimits.license) return '1958.101';
  return who === 'owner' || who === 'tenant' || who === 'manager' ? '1958.102(a)' : '1958.102(c)';
}
