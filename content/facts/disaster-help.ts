import type { Fact } from './fact.ts';

/** Public help and federal flood insurance after a disaster. General information, not legal advice. */
export const disasterHelpFacts = {
  'flood-appeal-60-days': {
    status: 'A',
    matter: 'law',
    says: 'Federal flood insurance: an appeal to FEMA is filed within 60 calendar days of the date on the denial letter; if the last day is a weekend day or federal holiday, the next day counts. It costs nothing. Once you ask for appraisal or sue you cannot appeal.',
    sources: ['floodsmart-appeal', 'floodsmart-unsatisfied'],
  },
  'flood-suit-one-year': {
    status: 'A',
    matter: 'law',
    says: 'A suit over a federal flood claim is filed in federal court within one year of the first written denial. An appeal does not lengthen the year.',
    sources: ['floodsmart-unsatisfied', 'floodsmart-appeal'],
  },
  'flood-increased-cost': {
    status: 'A',
    matter: 'law',
    says: 'Increased cost of compliance, part of most federal flood policies: up to $30,000 to raise, move or tear down a house that the town or county has declared substantially damaged, which is repair at 50 percent or more of its value before the flood.',
    sources: ['floodsmart-mitigation'],
    expires: { on: '2027-12-31', check: 'FloodSmart: whether increased cost of compliance is still $30,000' },
  },
  'flood-no-living-costs': {
    status: 'A',
    matter: 'law',
    says: 'Federal flood insurance pays no extra living costs while you are out of the house. Proof of loss is due within 60 days.',
    sources: ['opic-flood-insurance'],
  },
  'fema-where-to-apply': {
    status: 'A',
    matter: 'law',
    says: 'FEMA, after a 2025 disaster: apply at DisasterAssistance.gov, in the FEMA app or at 800-621-3362. An inspector may get in touch within 10 days, and the letter comes within 10 days of the visit. "Not approved" may mean only that a paper is missing.',
    sources: ['fema-what-to-expect'],
    expires: { on: '2027-12-31', check: 'FEMA: the addresses and number for an application' },
  },
  'fema-basic-needs': {
    status: 'A',
    matter: 'law',
    says: 'FEMA: individual assistance meets basic needs. It does not replace insurance and cannot pay again for what insurance paid, so tell FEMA about the insurance and send its settlement or denial letter.',
    sources: ['fema-fact-sheets', 'tpr-kerr-fema-2025'],
  },
  'fema-declared-county': {
    status: 'A',
    matter: 'law',
    says: 'FEMA individual assistance opens only after the President has declared a disaster that names it for your county; owners and renters apply, as a rule within 60 days of the declaration unless FEMA gives longer.',
    sources: ['nclc-fema-deadline', 'tpr-kerr-fema-2025'],
  },
  'fema-appeal-60-days': {
    status: 'A',
    matter: 'law',
    says: 'A FEMA decision on individual assistance is appealed within 60 days of the date on the letter, with papers that show why.',
    sources: ['harris-fema-letter'],
  },
  'sba-home-loans': {
    status: 'A',
    matter: 'law',
    says: 'SBA disaster loans after the Texas floods of July 2025: up to $500,000 to repair or replace the owner’s home, and up to $100,000 to owners and renters for belongings, cars among them.',
    sources: ['sba-texas-july-2025'],
    expires: { on: '2027-12-31', check: 'SBA: the limits of disaster loans for homes and belongings' },
  },
  'sba-do-not-wait': {
    status: 'A',
    matter: 'law',
    says: 'SBA: do not wait for the insurance settlement to apply for a disaster loan.',
    sources: ['sba-texas-2024'],
  },
  'sba-phone': {
    status: 'B',
    matter: 'other',
    says: 'The SBA disaster line is 800-659-2955.',
    sources: ['demolition-sba-july-2025'],
  },
  'two-one-one': {
    status: 'A',
    matter: 'other',
    says: '2-1-1 Texas is free, answers day and night in more than 90 languages, and knows the food, shelter and repair help near you.',
    sources: ['fema-211-texas'],
  },
} as const satisfies Record<string, Fact>;
