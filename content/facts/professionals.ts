import type { Fact } from './fact.ts';

/** When to hire, and what Texas asks of the hired. */
export const professionalsFacts = {
  'always-professional': {
    status: 'B',
    matter: 'safety',
    says: 'Always a job for a professional: sewage or contaminated water, and contaminated heating or cooling. With health concerns ask a clinician first.',
    sources: ['epa-mold-home'],
  },
  'contaminated-water-crews': {
    status: 'B',
    matter: 'safety',
    says: 'If sewage, chemicals or other pollutants are suspected, workplace safety rules on protection and containment apply to hired crews; ask for experience with contaminated water.',
    sources: ['epa-mold-buildings-5'],
  },
  'texas-mold-license-threshold': {
    status: 'A',
    matter: 'law',
    says: 'Texas, Occupations Code 1958.102(c): a hired person needs a state license for remediation of mold covering 25 contiguous sq ft or more; verify on the state license search.',
    sources: ['tdlr-mold-notification', 'texas-occ-1958-102'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Occupations Code ch. 1958',
    },
  },
  'homeowner-license-exemption': {
    status: 'A',
    matter: 'law',
    says: 'A homeowner may work on a home they own with fewer than 10 dwelling units without a license, whatever the size.',
    sources: ['texas-occ-1958-102'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Occupations Code 1958.102',
    },
  },
  'lead-paint-before-1978': {
    status: 'A',
    matter: 'safety',
    says: 'Homes built before 1978: paid renovation that disturbs paint must be done by lead-safe certified firms. Minor repair (6 square feet or less of paint in a room, no demolition, no window) is not renovation in the federal rule. An emergency exemption covers only the urgent part, and cleaning, verification and records still apply.',
    sources: ['epa-lead-disaster', 'epa-minor-repair'],
  },
  'asbestos-suspects': {
    status: 'C',
    matter: 'safety',
    says: 'Older drywall joint compound, textured paint, vinyl floor tile, pipe and vermiculite insulation may contain asbestos; leave undamaged, and have suspect material sampled by a trained person before tearing it out.',
    sources: ['epa-asbestos'],
  },
  'contractor-red-flags': {
    status: 'B',
    matter: 'law',
    says: 'Contractor red flags: offers to negotiate or file the claim, offers to waive the deductible, wants full payment before starting after a disaster, has no local address, will not give a written contract.',
    sources: ['tdi-roofing-law'],
  },
  'texas-mold-license-separation': {
    status: 'A',
    matter: 'law',
    says: 'Mold license facts: assessment and remediation on the same project by the same license holder are barred; a remediation job follows a written protocol from an independent consultant. State rules do not force an owner to clean mold.',
    sources: ['mbt-mold-faq'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Occupations Code ch. 1958',
    },
  },
  'texas-mold-certificate': {
    status: 'A',
    matter: 'law',
    says: '16 TAC 78.150: within 10 days after a licensed job stops, the owner gets before/after photos and a Certificate of Mold Damage Remediation; a seller passes on certificates from the past five years.',
    sources: ['justia-78-150'],
    expires: { on: '2027-09-01', check: 'the laws of the 2027 session of the Texas Legislature: 16 TAC 78.150' },
  },
} as const satisfies Record<string, Fact>;
