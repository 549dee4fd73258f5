import type { Fact } from './fact.ts';

/** The National Flood Insurance Program. General information, not legal advice. */
export const floodInsuranceFacts = {
  'nfip-flood-definition': {
    status: 'B',
    matter: 'law',
    says: 'Home policies exclude flood. An NFIP flood is a general and temporary covering by water of two or more acres, or two or more properties, that are normally dry.',
    sources: ['nfip-summary-of-coverage', 'sultan-nfip'],
  },
  'nfip-waiting-period': {
    status: 'B',
    matter: 'law',
    says: 'New policies normally start 30 days after purchase; exceptions: a loan being made, increased, extended or renewed (no wait), a map revision within 13 months (1 day), and post-wildfire flooding from federal land.',
    sources: ['nfip-w12079', 'fema-30-day-cpr', 'gulf-states-map-revision'],
  },
  'nfip-limits': {
    status: 'B',
    matter: 'law',
    says: 'Maximum for a one-to-four family home: $250,000 building and $100,000 contents; contents are paid at actual cash value.',
    sources: ['nfip-summary-of-coverage'],
    expires: { on: '2027-12-31', check: 'FloodSmart: whether the limits are still $250,000 and $100,000' },
  },
  'nfip-building-and-contents': {
    status: 'A',
    matter: 'law',
    says: 'Building cover includes structure, foundation, electrical, plumbing, heating and cooling, water heater, built-in appliances, permanent cabinets; contents covers clothing, furniture, electronics, washer, dryer, freezer and food.',
    sources: ['floodsmart-covered', 'nfip-summary-2012'],
  },
  'nfip-not-covered': {
    status: 'A',
    matter: 'law',
    says: 'Not covered: temporary housing and living costs, cars, cash and valuable papers, decks, patios, fences, pools, septic systems, wells, landscaping, business income.',
    sources: ['floodsmart-covered'],
  },
  'nfip-basement-limits': {
    status: 'B',
    matter: 'law',
    says: 'Basements, crawl spaces and enclosures below the lowest floor have limited cover.',
    sources: ['sultan-nfip'],
  },
  'nfip-sewer-backup': {
    status: 'A',
    matter: 'law',
    says: 'Sewer backup is covered only when flood directly caused it.',
    sources: ['nfip-summary-2012'],
  },
  'nfip-mold-duty': {
    status: 'A',
    matter: 'law',
    says: 'Mold: owners must act to stop it; damage the owner could have prevented is not covered, unless officials barred entry or floodwater kept the owner out.',
    sources: ['floodsmart-document'],
  },
  'nfip-waterline-evidence': {
    status: 'A',
    matter: 'law',
    says: 'An adjuster denial upheld by FEMA turned on no general flood, no waterlines and old rot: photograph waterlines and neighborhood flooding.',
    sources: ['floodsmart-appeal-mold'],
  },
  'nfip-proof-of-loss': {
    status: 'A',
    matter: 'law',
    says: 'Proof of loss: signed, with documents, within 60 days of the date of loss, even if you dispute the amount; a supplement can follow. NFIP 877-336-2627. FEMA has extended the limit after some disasters (Harvey, Irma).',
    sources: ['fema-proof-of-loss'],
  },
  'nfip-before-discarding': {
    status: 'A',
    matter: 'law',
    says: 'Before discarding: photos and video, serial numbers, swatches of carpet, wallpaper, curtains and upholstery.',
    sources: ['floodsmart-document'],
  },
  'nfip-drying-payment': {
    status: 'A',
    matter: 'law',
    says: 'NFIP pays drying of salvageable building parts but not of carpet and drywall that would be torn out for the water quality.',
    sources: ['nfip-w13025a'],
  },
  'nfip-authority-status': {
    status: 'B',
    matter: 'law',
    says: 'NFIP authority was due to expire on 30 September 2026 after repeated short extensions and a lapse from 1 October to 12 November 2025, which Congress ended by extending the program back to 1 October. What happened after that day could not be confirmed; FEMA’s page on renewing the program tells, and so can an agent. In a lapse claims on live policies are still paid, while new and renewal sales stop; check the status before buying.',
    sources: ['fema-reauthorization', 'nar-nfip', 'insurance-journal-nfip-2025'],
    expires: {
      on: '2027-03-31',
      check: 'FEMA, Congressional Reauthorization: whether the program can sell policies today',
    },
  },
} as const satisfies Record<string, Fact>;
