import type { Fact } from './fact.ts';

/** What starts and moves the clocks of a Texas claim. General information, not legal advice. */
export const claimClocksFacts = {
  'notice-is-written': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 542.051: notice of claim is any written notification that tells the insurer the facts of the claim, so a call alone may not start the clock. A business day is not a Saturday, a Sunday or a holiday recognized by the state. The part of the law is about first-party claims only.',
    sources: ['texas-ins-542-051'],
  },
  'catastrophe-15-day-extension': {
    status: 'A',
    matter: 'law',
    says: '542.059: in a weather-related catastrophe or major natural disaster that the commissioner has named in a bulletin, the deadlines of 542.055 to 542.057 lengthen by 15 days. A disaster declared by the governor is not enough. TDI names those three sections and not the 60 days of 542.058.',
    sources: ['tdi-disaster-guide', 'tdi-beryl-bulletin', 'texas-ins-542'],
  },
  'more-time-two-readings': {
    status: 'A',
    matter: 'law',
    says: '542.056: an insurer that says why it needs more time gets 45 days. OPIC counts them from the day on which it told you; TDI says that it can extend the deadline by 45 days.',
    sources: ['opic-claim-paid', 'tdi-deadlines-2025'],
  },
  'december-holidays': {
    status: 'A',
    matter: 'law',
    says: 'Government Code 662.003: 24 and 26 December are state holidays but not on the list of national holidays, so a count of business days over Christmas has two readings.',
    sources: ['texas-gov-662-003', 'texas-ins-542-051'],
  },
  'windstorm-own-clocks': {
    status: 'A',
    matter: 'law',
    says: 'The windstorm association has clocks of its own: Insurance Code 2210.573 asks for the claim within one year of the damage, and for a written decision within 60 days of the claim, or of the information asked for, whichever is later. Chapter 542A leaves the association out.',
    sources: ['texas-ins-2210-573', 'texas-ins-542a-001'],
  },
  'forces-of-nature-542a': {
    status: 'A',
    matter: 'law',
    says: 'Chapter 542A is about first-party claims for real property damaged by forces of nature: wind, hail, flood, lightning, a rainstorm, a snowstorm and the like. A burst pipe is not on its list.',
    sources: ['texas-ins-542a-001'],
  },
  'proof-of-loss-in-the-policy': {
    status: 'B',
    matter: 'law',
    says: 'A sworn proof of loss is due in the time that the policy gives after the company asks for it: 91 days in the Texas forms as a Texas adjuster course teaches them, 60 days in the national form HO 00 03. The policy decides.',
    sources: ['adjuster-academy-conditions', 'mapia-after-a-loss'],
  },
  'suit-limit-in-the-policy': {
    status: 'A',
    matter: 'law',
    says: 'Civil Practice and Remedies Code 16.070(a), as a bill and a court quote it: an agreement that limits the time for a suit on a contract to less than two years is void. Policies often give two years and one day after the cause of action accrues.',
    sources: ['texas-hb2924-quote', 'dfw-limitations'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Civil Practice and Remedies Code 16.070',
    },
  },
  'windstorm-asks-in-30-days': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 2210.573(b): where information is missing, the windstorm association may ask for it in writing not later than the 30th day after the claim is filed.',
    sources: ['texas-ins-2210-573'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 2210.573',
    },
  },
} as const satisfies Record<string, Fact>;
