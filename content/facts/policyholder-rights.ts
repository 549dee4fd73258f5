import type { Fact } from './fact.ts';

/** What Texas law gives a policyholder after water damage. General information, not legal advice. */
export const policyholderRightsFacts = {
  'temporary-repairs-covered': {
    status: 'A',
    matter: 'law',
    says: 'TDI: make temporary repairs that keep the damage from growing, take pictures first and keep the receipts; the policy pays for needed temporary repairs. The windstorm association adds the limits: if the policy covers the loss, reasonable costs for temporary repairs may be covered. Wait with permanent ones until the adjuster has seen the damage.',
    sources: ['tdi-damaged-home-faq', 'twia-repairs'],
  },
  'reasonable-repairs-duty': {
    status: 'A',
    matter: 'law',
    says: 'TDI and the Office of Public Insurance Counsel: protect the home against further damage, with emergency repairs only until the company has looked. The policy pays for emergency repairs, so keep the receipts. Permanent repairs before the adjuster has seen the damage can lose the claim.',
    sources: ['helpinsure-claim', 'opic-claims'],
  },
  'wet-parts-out-keep-proof': {
    status: 'A',
    matter: 'law',
    says: 'The Texas windstorm association tells owners to dry the house, to take out soaked carpet and drywall, and to keep damaged property for the adjuster to see.',
    sources: ['twia-repairs'],
  },
  'water-claims-purpose': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 542.251, chapter 542 F: the state wants water damage claims, mold claims among them, handled promptly and efficiently. The section sets no number of days.',
    sources: ['texas-ins-542-251'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 542.251',
    },
  },
  'inquiry-protected': {
    status: 'A',
    matter: 'law',
    says: 'A call or question about the terms of the policy, how a claim works or whether a loss is covered, is a customer inquiry as long as no claim and no investigation comes of it; a question about damage that is already there may lead to one. Under 551.113 it may not be a basis to decline, cancel or not renew; under 544.553 a rate may not differ or go up based solely on it.',
    sources: ['texas-ins-544', 'texas-ins-551-113'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 544.553 and 551.113',
    },
  },
  'appliance-claim-protected': {
    status: 'A',
    matter: 'law',
    says: '544.353: an earlier claim for a leak from an appliance (air conditioner, water heater, washer, dishwasher, ice maker, their hoses) may not count against owner or house in rate, issue or renewal, if the damage was properly repaired and inspected and certified. It does not hold with 3 or more such paid claims within 3 years.',
    sources: ['texas-ins-544'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 544.353',
    },
  },
  'mold-history-protected': {
    status: 'A',
    matter: 'law',
    says: '544.303: past mold is no ground to turn a house down when it was remediated and has the state certificate of mold remediation, or an independent inspection found none.',
    sources: ['texas-ins-544'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 544.303',
    },
  },
  'single-water-claim-rule': {
    status: 'B',
    matter: 'law',
    says: 'The TDI order of 2002 that made 28 TAC 21.1007: an insurer may not turn a house down over one earlier water damage claim alone. The windstorm association, the FAIR Plan and surplus lines stand outside. Only part of today’s text of the rule could be read.',
    sources: ['texas-28-tac-21-1007', 'tdi-rule-water-claim-2002'],
    expires: { on: '2027-09-01', check: 'the laws of the 2027 session of the Texas Legislature: 28 TAC 21.1007' },
  },
  'reasons-in-writing': {
    status: 'B',
    matter: 'law',
    says: 'Insurance Code 551.002 as HB 2067 of 2025 changes it: an insurer that turns down a completed application, or cancels or does not renew a home policy, states its reasons in writing, to the person or the agent, without being asked. Before, only on request. The text read is that of the Senate committee. One page gives June 20, 2025 as its first day and says that the bill names January 1, 2026; both are past.',
    sources: ['texas-hb2067', 'water-street-hb2067', 'jdkey-hb2067'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 551.002',
    },
  },
  'ch-542a-notice': {
    status: 'A',
    matter: 'law',
    says: 'Chapter 542A, for property damage by wind, hail, flood, a snowstorm, rain, lightning and other forces of nature: written notice (542A.003) goes out not later than the 61st day before suit, saying what happened, the amount owed and the legal fees so far. The insurer may ask within 30 days to inspect. Without notice a court may halt the suit or cut the fees. It does not apply to the windstorm association.',
    sources: ['texas-ins-542a'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 542A',
    },
  },
  'ch-541-notice': {
    status: 'A',
    matter: 'law',
    says: 'Chapter 541, for unfair acts of an insurer: written notice (541.154) goes out not later than the 61st day before suit, with the complaint and the amount of damages and expenses. It is not asked for where waiting would let the time for a suit run out.',
    sources: ['texas-ins-541-154'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 541',
    },
  },
  'deductible-must-be-paid': {
    status: 'A',
    matter: 'law',
    says: 'Chapter 707, by HB 2102: you pay your deductible. With replacement-cost cover the insurer may hold part of the money back until it has reasonable proof that you paid: a canceled check, a money order receipt, a card statement or a signed installment plan.',
    sources: ['texas-hb2102', 'tdi-deductible'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 707',
    },
  },
  'contractor-deductible-notice': {
    status: 'A',
    matter: 'law',
    says: 'Business and Commerce Code 27.02: a contract of $1,000 or more that insurance pays for must carry a notice on the deductible in 12-point bold type. A contractor who waives, absorbs or rebates the deductible commits an offense.',
    sources: ['texas-bcc-27-02'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Business and Commerce Code 27.02',
    },
  },
  'holdback-two-payments': {
    status: 'A',
    matter: 'other',
    says: 'A law firm: replacement-cost cover usually pays in two parts, the value less wear first, and the held-back part after the repair, once you send invoices and proof of payment.',
    sources: ['dick-claims-paid'],
  },
  'storm-chaser-signs': {
    status: 'A',
    matter: 'law',
    says: 'TDI: beware of people who come to the door after a storm. Get more than one written bid, choose local firms, ask for references, sign nothing with blanks and never pay in full up front.',
    sources: ['tdi-storm-chasers-2017', 'tdi-fraud-toolkit'],
  },
  'public-adjuster-no-repairs': {
    status: 'A',
    matter: 'law',
    says: 'TDI: a public adjuster may not take part in the repair of the house, and a contractor may not adjust the claim.',
    sources: ['tdi-storm-chasers-2017'],
  },
  'windstorm-appraisal-60': {
    status: 'A',
    matter: 'law',
    says: 'If you take issue with the amount that the windstorm association pays, you ask for appraisal within 60 days of its decision (Insurance Code 2210.574(b)).',
    sources: ['tdi-disagree-twia', 'texas-ins-2210-574'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 2210',
    },
  },
  'windstorm-suit': {
    status: 'B',
    matter: 'law',
    says: 'Over a denial by the windstorm association, notice of intent to sue comes first, and suit is brought within two years of the decision (2210.575 and 2210.577).',
    sources: ['texas-ins-2210-575', 'texas-hb2686-quote'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 2210',
    },
  },
  'mold-exemption-lost': {
    status: 'A',
    matter: 'law',
    says: '16 TAC 78.30(d): somebody who works without a license because the mold is under 25 contiguous square feet, and then finds that it is 25 or more, must stop at once and say that the exemption is lost.',
    sources: ['texas-16-tac-78-30'],
    expires: { on: '2027-09-01', check: 'the rules of the Texas Department of Licensing and Regulation: 16 TAC 78.30' },
  },
  'mold-job-notice': {
    status: 'A',
    matter: 'law',
    says: 'Occupations Code 1958.153: the mold remediation firm tells the state at least 5 days before it starts a job of 25 contiguous square feet or more; in an emergency, by the next business day.',
    sources: ['texas-occ-1958-153', 'texas-16-tac-78-110'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Occupations Code 1958.153',
    },
  },
  'mold-complaint-who': {
    status: 'A',
    matter: 'law',
    says: 'The Texas Department of Licensing and Regulation takes complaints about mold assessors and remediators. It takes none about mold in a building as such.',
    sources: ['tdlr-mold-complaint'],
  },
  'complaint-company-first': {
    status: 'A',
    matter: 'law',
    says: 'TDI: ask the company first, then complain online or at 800-252-3439. The company has 15 days to answer TDI; the whole takes about 30 days on average. TDI cannot help with a contractor.',
    sources: ['tdi-complaint-home', 'tdi-complaint-podcast'],
  },
} as const satisfies Record<string, Fact>;
