import type { Fact } from './fact.ts';

const occupationsCode = {
  on: '2027-09-01',
  check: 'the laws of the 2027 session of the Texas Legislature: Occupations Code ch. 1958',
};
const moldRules = {
  on: '2027-09-01',
  check: 'the rules of the Texas Department of Licensing and Regulation: 16 TAC ch. 78',
};

/** Who may clean mold in Texas, and what paper follows. */
export const moldRulesFacts = {
  'mold-license-owner-elsewhere': {
    status: 'A',
    matter: 'law',
    says: 'Occupations Code 1958.102(a): an owner or tenant, or their manager or employee who is not in the mold business, needs no license for property that the owner or tenant owns or leases. It does not hold for remediation where the mold covers 25 contiguous square feet or more.',
    sources: ['texas-occ-1958-102'],
    expires: occupationsCode,
  },
  'mold-license-small-home': {
    status: 'A',
    matter: 'law',
    says: 'Occupations Code 1958.102(e) and 16 TAC 78.30(b): the owner of a residential property of fewer than 10 dwelling units, or the owner’s manager or employee who is not in the mold business, needs no license, whatever the area.',
    sources: ['texas-occ-1958-102', 'texas-16-tac-78-30'],
    expires: occupationsCode,
  },
  'mold-license-builder': {
    status: 'A',
    matter: 'law',
    says: 'Occupations Code 1958.102(d): the builder of a one- or two-family home that they built or improve needs no license for mold work as part of that work, unless they are in the mold business.',
    sources: ['texas-occ-1958-102'],
    expires: occupationsCode,
  },
  'mold-assessment-any-area': {
    status: 'A',
    matter: 'law',
    says: 'Occupations Code 1958.102(c) frees hired mold remediation below 25 contiguous square feet from the license. It says nothing of assessment, which 1958.001(5) defines as an inspection or survey to tell the owner or occupant about mold, a protocol, or taking or analyzing a sample. So a person paid to inspect or test for mold needs a license at any area.',
    sources: ['texas-occ-1958-102', 'texas-occ-1958-001', 'mbt-mold-faq'],
    expires: occupationsCode,
  },
  'mold-license-holder-always': {
    status: 'A',
    matter: 'law',
    says: '16 TAC 78.30(c) and Occupations Code 1958.152: a license holder follows the mold rules on a job of any area, with an independent consultant’s protocol and a written work plan that the client has before the work begins.',
    sources: ['texas-16-tac-78-30', 'texas-occ-1958-152'],
    expires: moldRules,
  },
  'mold-emergency-containment': {
    status: 'A',
    matter: 'law',
    says: '16 TAC 78.30(a): containing mold at once in an emergency, when waiting would spread it, is excepted from the mold rules.',
    sources: ['texas-16-tac-78-30'],
    expires: moldRules,
  },
  'mold-contiguous-misread': {
    status: 'A',
    matter: 'law',
    says: 'TDLR, April 2025: the rule of 25 contiguous square feet is often misread. Contiguous is not continuous, and what counts is the material in the scope of the work, hidden mold included, not only what is visible.',
    sources: ['tdlr-mold-bulletin-april-2025'],
    expires: moldRules,
  },
  'mold-certificate-stop-date': {
    status: 'A',
    matter: 'law',
    says: '16 TAC 78.150 and TDLR, May 2025: the certificate and the photographs are due within 10 calendar days after the stop-date, which is the day after final clearance. On jobs that unlicensed people may do, a consultant can sign the lower part of the form.',
    sources: ['justia-78-150', 'tdlr-mold-bulletin-may-2025'],
    expires: moldRules,
  },
} as const satisfies Record<string, Fact>;
