import type { Fact } from './fact.ts';

const insuranceCode = {
  on: '2027-09-01',
  check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 557',
};

/** How a claim is paid, what limits it, and how its amount is settled. General information, not legal advice. */
export const claimMoneyFacts = {
  'mortgage-company-on-check': {
    status: 'A',
    matter: 'law',
    says: 'The windstorm association: where a mortgage company is named on the policy, a claim check is often written to the owner and to it. Each company has its own steps to endorse it, so ask it for them.',
    sources: ['twia-mortgage'],
  },
  'lender-ten-days': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 557.002 and 557.003: a lender that holds claim money for a home until repairs are done tells the owner each requirement for its release not later than the 10th day after it receives the money. Not later than the 10th day after a request it releases the money, if the requirements are met, or gives notice of what is missing.',
    sources: ['texas-ins-557'],
    expires: insuranceCode,
  },
  'living-costs-limits': {
    status: 'A',
    matter: 'law',
    says: 'TDI: most home, renters and condo policies pay additional living expenses, the extra rent, food and other costs that you would not have at home, when damage that the policy covers keeps you out. Most pay 10 to 20% of what the house is insured for, usually up to 12 months; the declarations page shows the limit. A power outage alone does not count. Save the receipts and watch the limit.',
    sources: ['tdi-living-costs'],
  },
  'replacement-cost-180-days': {
    status: 'B',
    matter: 'law',
    says: 'The national form HO-3, as a magazine of insurance agents quotes it: whoever takes the actual cash value first may claim the rest if they notify the company of that intent within 180 days after the loss. A Texas insurer’s letter of 2023 uses the same 180 days. Other forms set other limits; the policy decides.',
    sources: ['big-i-replacement-180', 'uphelp-texas-180'],
  },
  'vacancy-sixty-days': {
    status: 'B',
    matter: 'law',
    says: 'One kind of Texas home policy suspends cover for the house 60 days after the owner moves out with most belongings; others exclude vandalism alone. The Texas Supreme Court enforced such a clause in 2014 (Greene v. Farmers), though the vacancy had nothing to do with the loss.',
    sources: ['merlin-vacancy-2017', 'merlin-greene-2014'],
  },
  'freeze-care-duty': {
    status: 'A',
    matter: 'law',
    says: 'TDI: most homeowners and renters policies pay to repair houses and replace property damaged by burst pipes. Most companies will not pay for freeze damage to an unoccupied house unless the owner took reasonable care to heat it, or shut off the water and drained the plumbing, heating and cooling systems.',
    sources: ['tdi-frozen-pipes'],
  },
  'wind-hail-deductible': {
    status: 'B',
    matter: 'law',
    says: 'In Texas the deductible for wind and hail is mostly a percentage of what the home is insured for, such as 1, 2 or 3%, not of the damage: 2% of a home insured for $300,000 is $6,000.',
    sources: ['insurance-for-texans-deductible'],
  },
  'appraisal-clause-2026': {
    status: 'B',
    matter: 'law',
    says: 'Policies issued or renewed on or after 1 January 2026: personal auto and residential policies in Texas must contain an appraisal clause (Insurance Code ch. 1813); the windstorm association and commercial policies are exempt. It fixes the AMOUNT of loss, not whether it is covered, and binds both sides except in a case of fraud, accident or material mistake. The texts read are those of the Senate committee and of the engrossed bill; the enrolled text was not seen.',
    sources: ['texas-sb458-engrossed', 'texas-sb458', 'fastdemocracy-sb458'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code ch. 1813, and TDI’s rule under it',
    },
  },
  'appraisal-one-year-draft': {
    status: 'B',
    matter: 'law',
    says: 'TDI’s draft of September 2025 for 28 TAC 5.9803, as a law firm quotes it: appraisal under a home policy is demanded in writing not later than one year from the day the insurer gives notice that it accepts coverage; the appraisers have 180 days. TDI formally proposed rules in 2026, with a hearing on June 2: the insurer tells the owner how appraisal works when it accepts or rejects the claim. Whether the rules (28 TAC chapter 5) are in force was not seen.',
    sources: ['green-appraisal-rules', 'ccg-appraisal-2026'],
    expires: {
      on: '2027-06-01',
      check: 'the Texas Register: TDI’s final rules under Insurance Code ch. 1813, 28 TAC ch. 5',
    },
  },
  'appraisal-usual-clause': {
    status: 'B',
    matter: 'law',
    says: 'Usual clause, as printed from two policies: each side names a competent appraiser within 20 days, the two choose an umpire, each side pays its own appraiser and half of the umpire and the other costs; the policy wording controls.',
    sources: ['haun-appraisal', 'survive-appraisal', 'tpa-appraisal'],
  },
} as const satisfies Record<string, Fact>;
