import type { Fact } from './fact.ts';

/** Mold: growth, limits, cleaning, humidity. */
export const moldFacts = {
  'diy-area-rule-is-about-mold': {
    status: 'B',
    matter: 'safety',
    says: 'EPA sets no area limit for drying fresh, clean water: it uses a 24 to 48 hour clock and calls for a professional when the water is sewage or otherwise contaminated. The 10 square foot test, about 3 ft by 3 ft, is for an area of mold.',
    sources: ['epa-mold-home', 'epa-mold-buildings-3'],
  },
  'mold-area-thresholds': {
    status: 'B',
    matter: 'safety',
    says: 'Above 10 square feet of mold EPA says to consult its guide for larger buildings or an experienced contractor. Texas law adds a second threshold, 25 contiguous square feet, for who may be paid to do the work.',
    sources: ['epa-mold-home', 'texas-occ-1958-102'],
  },
  'finish-drying-48-hours': {
    status: 'A',
    matter: 'safety',
    says: 'Start drying at once and finish within 24 to 48 hours where possible: things that stay wet for more than two days usually get moldy.',
    sources: ['epa-mold-brief-guide', 'epa-flood-air'],
  },
  'humidity-target': {
    status: 'A',
    matter: 'safety',
    says: 'Keep indoor relative humidity below 60 percent, ideally between 30 and 50 percent.',
    sources: ['epa-mold-course-2'],
  },
  'mold-temperature-range': {
    status: 'B',
    matter: 'safety',
    says: 'Mold grows well at about 60 to 86 °F and to some degree from about 40 to 100 °F, so no temperature that people live in protects a wet home.',
    sources: ['natural-mold-growth', 'biology-insights-mold'],
  },
  'moisture-control-is-mold-control': {
    status: 'A',
    matter: 'safety',
    says: 'The key to mold control is moisture control; no mold grows without water. Clean it promptly AND fix the water source, or it returns.',
    sources: ['epa-mold-brief-guide'],
  },
  'spores-cannot-all-be-removed': {
    status: 'B',
    matter: 'safety',
    says: 'There is no practical way to remove all spores indoors; you control growth by controlling moisture.',
    sources: ['epa-mold-brief-guide', 'htlah-bleach'],
  },
  'humidity-range-and-meter': {
    status: 'A',
    matter: 'other',
    says: 'Below 60% relative humidity, ideally 30-50%; a meter for temperature and humidity costs less than about $50.',
    sources: ['epa-mold-course-2'],
  },
  'reduce-indoor-humidity': {
    status: 'B',
    matter: 'safety',
    says: 'Reduce humidity: vent bathrooms and dryers outside, use exhaust fans while cooking, run air-conditioning or dehumidifiers, and cover crawl-space soil.',
    sources: ['epa-mold-brief-guide', 'htlah-bleach'],
  },
  'mold-diy-ten-square-feet': {
    status: 'B',
    matter: 'safety',
    says: 'Under about 10 sq ft most people can clean mold themselves; over that, or after much water damage, follow the larger-building guide or hire someone experienced who will follow it.',
    sources: ['epa-mold-home'],
  },
  'no-contaminated-hvac': {
    status: 'B',
    matter: 'safety',
    says: 'Do not run heating or cooling if it may be contaminated: it can spread spores through the building.',
    sources: ['epa-mold-home'],
  },
  'mold-size-groups': {
    status: 'A',
    matter: 'safety',
    says: 'EPA size groups (small under 10, medium 10-100, large over 100 sq ft) choose protection and containment; they are practical groupings, not health limits, and judgment decides.',
    sources: ['epa-mold-buildings-5'],
  },
  'mold-protection-minimum': {
    status: 'A',
    matter: 'safety',
    says: 'Minimum protection when disturbing mold: N-95, gloves, eye protection; avoid touching or breathing it.',
    sources: ['epa-mold-buildings-3'],
  },
  'bleach-not-routine': {
    status: 'B',
    matter: 'safety',
    says: 'Bleach and other biocides are not recommended as a routine step: dead mold can still cause reactions, so remove it and dry the surface. CDC gives at most 1 cup household bleach per gallon of water for hard surfaces, with ventilation, never mixed.',
    sources: ['epa-mold-brief-guide', 'white-plains-cdc', 'htlah-bleach'],
  },
  'no-paint-over-mold': {
    status: 'B',
    matter: 'safety',
    says: 'Do not paint or caulk over mold; clean and dry first. Absorbent items such as ceiling tile and carpet may have to go.',
    sources: ['epa-mold-brief-guide', 'campus-erc-mold'],
  },
  'mold-sampling-not-routine': {
    status: 'B',
    matter: 'safety',
    says: 'Routine mold sampling is not recommended by EPA, OSHA or CDC; no federal limits exist for spores in air, and there is always some mold.',
    sources: ['georgetown-mold-sampling', 'campus-erc-mold'],
  },
  'dampness-by-look-and-smell': {
    status: 'A',
    matter: 'other',
    says: 'NIOSH assesses dampness by looking and smelling, room by room, for stains, visible mold, wetness and odor.',
    sources: ['niosh-damp-tool'],
  },
  'musty-odor-matters': {
    status: 'A',
    matter: 'safety',
    says: 'Musty odor and dampness matter even when no mold is seen; hidden water (wet insulation, cavities, foundation seepage) is less obvious.',
    sources: ['niosh-damp-mold'],
  },
} as const satisfies Record<string, Fact>;
