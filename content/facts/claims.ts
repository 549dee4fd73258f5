import type { Fact } from './fact.ts';

/** Home insurance claims in Texas. General information, not legal advice. */
export const claimsFacts = {
  'claims-of-2018-to-2022': {
    status: 'A',
    matter: 'other',
    says: 'In national tables that exclude Texas, 1.61 of 5.79 claims per 100 insured house-years were water damage and freezing in 2018 to 2022 (27.8 percent), at $13,954 each. By dollars the share was 24.0, 29.0, 19.6, 23.4 and 27.6 percent in 2018 to 2022. A newer edition exists, of which no copy was found.',
    sources: ['iii-average-2018-2022', 'iii-share-2018-2022'],
    expires: { on: '2028-01-01', check: 'Insurance Information Institute: the newest tables of claims and losses' },
  },
  'average-claim-national': {
    status: 'A',
    matter: 'other',
    says: 'The average claim for water damage and freezing was $13,954 in 2018 to 2022, and $11,098 in 2015 to 2019, in national tables that exclude Texas.',
    sources: ['iii-average-2018-2022', 'iii-average-2015-2019'],
    expires: { on: '2028-01-01', check: 'Insurance Information Institute: the newest table of average losses' },
  },
  'claim-share-of-water': {
    status: 'A',
    matter: 'other',
    says: 'By count, 1.61 of 5.79 claims per 100 insured house-years were water damage and freezing in 2018 to 2022 (27.8 percent), and 1.90 of 5.67 in 2015 to 2019 (33.5 percent). By dollars the share was 42.4, 29.0, 18.7, 23.7 and 29.4 percent in 2015 to 2019 and 24.0, 29.0, 19.6, 23.4 and 27.6 percent in 2018 to 2022. Texas is excluded.',
    sources: ['iii-average-2018-2022', 'iii-average-2015-2019', 'iii-share-2015-2019', 'iii-share-2018-2022'],
    expires: { on: '2028-01-01', check: 'Insurance Information Institute: the newest table of claim frequency' },
  },
  'mold-cover-range-texas': {
    status: 'B',
    matter: 'law',
    says: 'Mold cover in Texas varies widely: pages quote caps of $1,000-$10,000 and $5,000-$25,000, and the Attorney General says many Texas policies pay nothing for mold remediation.',
    sources: ['texas-ag-mold', 'mold-consultant-policies', 'home-response-texas'],
  },
  'payout-promises-are-improper': {
    status: 'A',
    matter: 'law',
    says: 'Texas bars a contractor from acting as, or advertising as, an adjuster on a property it works on, and the regulator names promises of higher settlements as improper language.',
    sources: ['tdi-roofing-law'],
  },
  'tdi-help-line': {
    status: 'A',
    matter: 'law',
    says: 'TDI Help Line 800-252-3439, weekdays 8 to 5 Central; it gives company phone numbers, explains claims and takes complaints; pages exist in Spanish.',
    sources: ['tdi-recovery'],
  },
  'acknowledge-15-days': {
    status: 'A',
    matter: 'law',
    says: 'Statute 542.055: within 15 days of written notice (30 business days for surplus lines) the insurer must acknowledge, start investigating and ask for what it needs.',
    sources: ['texas-ins-542-055', 'texas-ins-542-051', 'texas-ins-542'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.055',
    },
  },
  'acknowledge-tdi-business-days': {
    status: 'A',
    matter: 'law',
    says: 'TDI consumer pages state the acknowledgment deadline as 15 business days. Call the TDI Help Line before treating a day as missed.',
    sources: ['tdi-getting-paid', 'tdi-deadlines-2025'],
  },
  'accept-or-reject-15-business-days': {
    status: 'A',
    matter: 'law',
    says: '542.056: accept or reject in writing by the 15th business day after all items arrive (30 days if arson is suspected); a rejection must give reasons. An insurer that cannot decide by then says why within that time, and accepts or rejects not later than the 45th day after the date it notifies the claimant.',
    sources: ['opic-claim-paid', 'tdi-deadlines-2025', 'millin-45-days'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.056',
    },
  },
  'pay-within-5-business-days': {
    status: 'B',
    matter: 'law',
    says: '542.057: pay within 5 business days after saying it will pay (20 for surplus lines); if payment depends on something you do, the 5 days run from your doing it.',
    sources: ['opic-claim-paid', 'dfw-prompt-pay'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.057',
    },
  },
  'payment-60-day-limit': {
    status: 'A',
    matter: 'law',
    says: '542.058: payment more than 60 days after receiving all items triggers damages, unless arbitration or litigation finds the claim not owed.',
    sources: ['texas-ins-542-058'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.058',
    },
  },
  'late-payment-interest': {
    status: 'A',
    matter: 'law',
    says: '542.060: late payment carries 18% a year plus reasonable attorney fees; claims under chapter 542A (real-property damage from forces of nature) instead carry simple interest at the judgment rate plus 5 points.',
    sources: ['texas-ins-542'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.060',
    },
  },
  'nfip-federal-rules': {
    status: 'C',
    matter: 'law',
    says: 'NFIP flood claims follow federal rules, not chapter 542.',
    sources: ['fema-proof-of-loss'],
  },
  'prompt-notice-30-days': {
    status: 'A',
    matter: 'law',
    says: 'Call promptly: some policies require notice of water damage within a set time, often 30 days after you found or should have found it.',
    sources: ['texas-ag-mold'],
  },
  'clue-inquiries': {
    status: 'A',
    matter: 'law',
    says: 'Inquiry caution: claims (and sometimes inquiries) are recorded in the CLUE database for a home and its owner and can affect later insurance; you may dispute errors and are entitled to the report free if refused.',
    sources: ['texas-ag-mold'],
  },
  'sudden-and-accidental': {
    status: 'A',
    matter: 'law',
    says: 'Most Texas policies pay for sudden and accidental leaks but not continuous or repeated leakage; many exclude mold remediation and others cap it.',
    sources: ['texas-ag-mold'],
  },
  'gray-zones-seepage': {
    status: 'B',
    matter: 'law',
    says: 'Gray zones to ask the agent about: hidden or slow seepage (some policies draw the line at 14 days), water backup, foundation or slab leaks, tear-out to reach a pipe.',
    sources: ['goosehead-water', 'twfg-five-types'],
  },
  'slab-endorsement': {
    status: 'B',
    matter: 'law',
    says: 'A Texas slab endorsement (HO-143TX, TDI Commissioner’s Order 02-0523) pays up to $15,000, tear-out included, for foundation damage from plumbing leaks, constant or repeated seepage over weeks, months or years included; ordinary soil movement is not covered. Verify the form with the insurer.',
    sources: ['tdi-order-02-0523'],
  },
  'failed-part-is-maintenance': {
    status: 'B',
    matter: 'law',
    says: 'The pipe or appliance that failed is normally maintenance; the resulting wet building and contents are what the policy covers.',
    sources: ['home-response-texas'],
  },
  'adjuster-visit-notes': {
    status: 'A',
    matter: 'law',
    says: 'Take notes of every call, get the adjuster name, be there at the visit, answer requests fast, ask about an advance payment and living expenses.',
    sources: ['tdi-recovery', 'tdi-getting-paid'],
  },
  'write-down-first-seen': {
    status: 'A',
    matter: 'law',
    says: 'Write down date and time you first saw damage and the weather then; photograph; protect the home; no permanent repairs until the company agrees.',
    sources: ['tdi-file-claim'],
  },
  'if-you-disagree': {
    status: 'B',
    matter: 'law',
    says: 'If you disagree: complain to TDI, use the appraisal clause, or hire a licensed public adjuster or a lawyer; the Office of Public Insurance Counsel publishes a Homeowners Bill of Rights with the deadlines.',
    sources: ['opic-claims', 'tdi-deadlines-2025'],
  },
  'public-adjuster-license': {
    status: 'A',
    matter: 'law',
    says: 'Public adjusters must hold a TDI license, use a state-approved written contract with a 72-hour cancellation right and the notice "we represent the insured only", and may charge at most 10% of the settlement.',
    sources: ['texas-ins-4102-103', 'texas-ins-4102-104'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 4102.103 and 4102.104',
    },
  },
  'public-adjuster-policy-limits': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 4102.104(b): a public adjuster may not take a percentage where, within 72 hours of the report, the insurer pays or commits in writing to pay the policy limit under 862.053, a total loss of real property by fire. Reasonable pay for the time spent and the expenses until then is still due.',
    sources: ['texas-ins-4102-104'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 4102.104',
    },
  },
  'public-adjuster-no-check': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 4102.104(c) and (e): the owner is a payee of each check and must sign it. A public adjuster may not sign or endorse it for the owner, whatever the contract says.',
    sources: ['texas-ins-4102-104'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 4102.104',
    },
  },
  'contractor-not-adjuster': {
    status: 'A',
    matter: 'law',
    says: 'Contractors may not act as public adjuster on property they work on, nor advertise to (Ins. Code 4102.163; a challenge was rejected by the Texas Supreme Court in June 2024). The regulator calls improper: offering to file or negotiate claims, promising to recover everything the insurer owes, offering to fix wrong settlement prices, saying they speak for the policyholder on coverage. A website counts as an advertisement.',
    sources: ['tdi-roofing-law', 'zelle-contractors-2024'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 4102.163',
    },
  },
  'contractor-may-document': {
    status: 'C',
    matter: 'law',
    says: 'A contractor may document conditions, write its own estimate, and explain its own scope and price to owner and insurer. A reading to be checked with counsel.',
    sources: ['tdi-roofing-law'],
  },
  'deductible-waiver-illegal': {
    status: 'A',
    matter: 'law',
    says: 'It is illegal to waive or rebate a deductible; contracts of $1,000 or more to be paid from an insurance claim must carry the prescribed deductible notice, and the insurer may ask for proof of payment. Report to the Attorney General, 800-621-0508.',
    sources: ['texas-hb2102', 'tdi-roofing-law'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 707',
    },
  },
  'disaster-contractor-rules': {
    status: 'B',
    matter: 'law',
    says: 'After a declared disaster, contractors without a business address for at least a year in the county or a neighboring county must use a written contract with a set notice, and may not take payment before work begins or more than the work done (Bus. & Com. Code ch. 58). Local firms are exempt.',
    sources: ['texas-hb1711'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Business and Commerce Code ch. 58',
    },
  },
} as const satisfies Record<string, Fact>;
