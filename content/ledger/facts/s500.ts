import type { Fact } from './fact.ts';

/** The ideas of the S500 standard in our own words: category, class, machines, goals. */
export const s500Facts = {
  'category-2-is-significant': {
    status: 'B',
    says: 'S500 describes Category 2 as carrying significant contamination that can make people ill, not as slightly contaminated; Category 3 is grossly contaminated.',
    sources: ['iet-s500-category'],
  },
  'class-share-counts-all-surfaces': {
    status: 'B',
    says: 'In the 2015 and 2021 editions of S500 the 5 and 40 percent limits mean wet porous material as a share of all floor, wall and ceiling surface in the space; they are not a share of the floor.',
    sources: ['legend-dehumidifiers', 'good-times-classes'],
  },
  'class-2-wicking-2006-edition': {
    status: 'B',
    says: 'Wall wicking under 24 inches as a mark of Class 2 belongs to the wording of the 2006 edition; it does not mix with the percentages of later editions.',
    sources: ['servpro-classes-2018'],
  },
  'dehumidifier-chart-factors': {
    status: 'B',
    says: 'The S500 starting chart, as coded in a published restoration calculator, uses 100/50/40/40 for low-grain refrigerant machines and 100/40/30 (not used for Class 4) for conventional refrigerant; desiccants are sized by air changes an hour, about 1/2/3, with Class 4 printed as 2 or 3.',
    sources: ['legend-dehumidifiers', 'candr-dehumidification'],
  },
  'dehumidifier-divisors-differ': {
    status: 'A',
    says: 'The chart factor depends on class and machine. At Class 3, 7,000 cubic feet is 175 pints a day by factor 40 and 280 by a divisor of 25: two rules, two answers, so name the rule used. The arithmetic is ours.',
    sources: ['legend-dehumidifiers'],
  },
  'material-factors-not-in-standard': {
    status: 'C',
    says: 'Multiplying dehumidifier capacity by a material factor has no counterpart in the S500 method, whose inputs are volume, class and machine type.',
    sources: ['dri-rite-humidity'],
  },
  'air-mover-count-2021': {
    status: 'B',
    says: 'S500-2021 as reported: 1 air mover per affected room, plus 1 per 50 to 70 square feet of wet floor (covers walls to about 2 ft), plus 1 per 100 to 150 square feet of wet ceiling and upper wall, plus 1 per wall inset or offset over 18 inches.',
    sources: ['accuserve-air-movers'],
  },
  'air-mover-linear-foot-alternative': {
    status: 'A',
    says: 'One air mover per 14 linear feet of wall is an alternative for rooms where only lower walls are wet (water less than 2 ft into the room); it is not added to the floor-area count.',
    sources: ['knowhow-air-movers'],
  },
  'air-mover-angle': {
    status: 'B',
    says: 'S500-2021 as reported: air movers at 5 to 45 degrees to the wall, all pointing the same way along the walls on day one.',
    sources: ['accuserve-air-movers'],
  },
  'ten-percent-dry-standard-rule': {
    status: 'C',
    says: 'A drying goal within 10 percent of a dry standard is a taught rule of thumb. The 2021 text as quoted asks for goals that inhibit microbial growth and return material to an acceptable moisture level, set from unaffected reference readings.',
    sources: ['learn-to-restore-meters'],
  },
  'drying-days-are-practice': {
    status: 'C',
    says: 'Drying times for each class (1-3, 3-5, 5-10, 10 and more days) are trade practice and not a standard; the three-day dry is argued in the trade press to be a myth. Dry until readings meet the goal.',
    sources: ['rr-three-day-drying'],
  },
  'keyword-triage-over-calls': {
    status: 'B',
    says: 'Judging water by keywords over-calls its category: clean supply water, a plain water-heater leak included, starts as Category 1; a toilet overflow is usually listed as Category 2 and becomes 3 when it comes from beyond the trap or carries waste; rain through a storm opening is not automatically Category 3.',
    sources: ['wdm-class-category', 'ics-wind-rain', 'florida-iaq-storm'],
  },
  's500-what-it-is': {
    status: 'A',
    says: 'S500 is the industry procedural standard, first issued 1994, ANSI-approved since 2006, revised 2015 (4th edition) and May 2021 (5th). It says what a careful restorer does; it is not law and does not cover every job. No later edition was found; the IICRC site is the place to check.',
    sources: ['rr-s500-fourth', 'cleansource-s500-fifth'],
  },
  's500-shall-should': {
    status: 'B',
    says: '"Shall" marks what law requires, "should" what the standard of care expects, "recommended" what is advised.',
    sources: ['rr-three-day-drying'],
  },
  'category-judges-contamination': {
    status: 'B',
    says: 'Category judges contamination from both the source and what the water touched; time and temperature can worsen it.',
    sources: ['iet-s500-category', 'cleanfax-s500-terms'],
  },
  'category-1-meaning': {
    status: 'B',
    says: 'Category 1: from a sanitary source with no substantial risk from touching, breathing or swallowing (supply line, clean tub overflow).',
    sources: ['iet-s500-category'],
  },
  'category-2-meaning': {
    status: 'B',
    says: 'Category 2: significant contamination that can cause discomfort or sickness (washer or dishwasher discharge, some toilet overflow).',
    sources: ['iet-s500-category'],
  },
  'category-3-meaning': {
    status: 'B',
    says: 'Category 3: grossly contaminated, may carry pathogens or toxins (sewage, beyond-trap backflow, seawater, river and ground-surface flooding, some wind-driven rain). Porous materials usually go.',
    sources: ['ics-wind-rain'],
  },
  'category-by-evidence': {
    status: 'B',
    says: 'Category is set by evidence on site, not by a storm name; over-calling Category 3 adds needless demolition, under-calling it harms people.',
    sources: ['florida-iaq-storm'],
  },
  'class-meaning': {
    status: 'B',
    says: 'Class judges how much water must evaporate: Class 1 under about 5% of floor, wall and ceiling surface is wet porous material; Class 2 about 5-40%; Class 3 above about 40%; Class 4 water held deep in slow materials or assemblies (plaster, wood, concrete, layered floors) whatever the share.',
    sources: ['legend-dehumidifiers', 'good-times-classes'],
  },
  'class-worked-room': {
    status: 'A',
    says: 'Worked idea: a 12 x 12 x 8 ft room has 672 sq ft of surface; soaked floor plus two feet up all walls is 240 sq ft, 35.7%: Class 2.',
    sources: ['haag-dehumidification'],
  },
  'class-4-is-judgment': {
    status: 'A',
    says: 'Class 4 wording is subjective because most homes are framed in wood; say why you chose it.',
    sources: ['candr-not-black-white'],
  },
  'starting-capacity-method': {
    status: 'B',
    says: 'Starting dehumidifier capacity = cubic feet divided by the factor for the class and machine = pints a day at the AHAM rating (80 °F, 60% RH); divide by one unit rating and round up; then adjust from readings.',
    sources: ['legend-dehumidifiers', 'dri-rite-humidity'],
  },
  'dry-standard-nearby-material': {
    status: 'A',
    says: 'Drying goals are set from unaffected material of the same kind nearby; record daily; verify meters; know meter limits.',
    sources: ['learn-to-restore-meters', 'r2r-dry-standard'],
  },
  'order-of-work': {
    status: 'B',
    says: 'Order of work: inspect for safety, document, extract, remove unsalvageable material, control humidity and airflow, monitor daily, verify dry. Contaminated jobs are remediated first, then dried.',
    sources: ['cleanfax-air-movers', 'nfip-w13025a'],
  },
} as const satisfies Record<string, Fact>;
