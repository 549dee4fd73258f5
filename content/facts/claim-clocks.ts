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
    says: '542.059(b): in a weather-related catastrophe or major natural disaster as the commissioner defines it, in a bulletin, the claim-handling deadlines of the subchapter are extended by 15 days. A disaster declared by the governor is not enough. TDI’s guide names 542.055 to 542.057 alone; its bulletin on Hurricane Beryl names subchapter B of chapter 542 as a whole. So the 15 days may not reach the 60-day limit of 542.058.',
    sources: ['texas-hb3940-quote', 'tdi-disaster-guide', 'tdi-beryl-bulletin', 'texas-ins-542'],
  },
  'more-time-two-readings': {
    status: 'A',
    matter: 'law',
    says: '542.056(d): an insurer that cannot decide in time says why it needs more time, within its first deadline, and then accepts or rejects the claim not later than the 45th day after the date on which it notifies the claimant. OPIC counts from that notice, and so do lawyers; TDI says that the company can extend the deadline by 45 days. The text of (d) was read in such accounts of it.',
    sources: ['opic-claim-paid', 'tdi-deadlines-2025', 'millin-45-days'],
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
    says: 'The windstorm association has clocks of its own: Insurance Code 2210.573 asks for the claim within one year of the damage, and for a written decision within 60 days of the claim, or of the information asked for, whichever is later; the commissioner may extend it (2210.581). Chapter 542A leaves the association out.',
    sources: ['texas-ins-2210-573', 'texas-ins-542a-001'],
  },
  'forces-of-nature-542a': {
    status: 'A',
    matter: 'law',
    says: 'Chapter 542A is about first-party claims for real property damaged, wholly or partly, by forces of nature, “including” an earthquake, a wildfire, a flood, a tornado, lightning, a hurricane, hail, wind, a snowstorm or a rainstorm. The list says including, so it is open. Law firms on both sides wrote after the freeze of February 2021 that a pipe burst by a freeze falls under it. A leak that no weather caused does not.',
    sources: ['texas-ins-542a-001', 'thompson-coe-542a', 'amy-stewart-542a'],
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
    says: 'Civil Practice and Remedies Code 16.070(a), as a bill and a court quote it: an agreement that limits the time for a suit on a contract to less than two years is void. Policies often give two years and one day after the cause of action accrues. Insurance Code 2301.010 makes an exception for insurers that write windstorm and hail insurance on the coast.',
    sources: ['texas-hb2924-quote', 'texas-ins-2301-010', 'dfw-limitations'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Civil Practice and Remedies Code 16.070',
    },
  },
  'coastal-suit-limit': {
    status: 'A',
    matter: 'law',
    says: 'Insurance Code 2301.010, notwithstanding 16.070: the home policy of an insurer that writes windstorm and hail insurance in the catastrophe area on the coast may limit the time for a suit. The limit may not end before the earlier of two years from the day the insurer accepts or rejects the claim and three years from the loss. Such a policy may also ask for the claim within one year of the loss; later with good cause.',
    sources: ['texas-ins-2301-010'],
    expires: {
      on: '2027-09-01',
      check: 'the laws of the 2027 session of the Texas Legislature: Insurance Code 2301.010',
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
