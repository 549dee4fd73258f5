import type { FactId } from './facts.ts';

/**
 * A figure that we keep by tradition although no source backs it, or although sources say something else.
 * A page prints one with `<HouseRule rule="id">` and tells the reader what the sources say.
 */
export interface HouseRule {
  /** Our rule in plain words. */
  readonly words: string;
  /** The figure as a page prints it. */
  readonly value: string;
  /** What the sources say instead, or that they are silent. */
  readonly sourcesSay: string;
  /** Facts that hold what the sources say; empty when none was found. */
  readonly facts: readonly FactId[];
}

/** Specification, section 9, content claims. In safety and law the source leads and the rule stands beside it. */
export const houseRules = {
  'begin-drying': {
    words: 'Mold can grow within 24 to 48 hours, so begin drying within that time.',
    value: '24-48 hours',
    sourcesSay: 'Start at once and finish drying within 24 to 48 hours where you can.',
    facts: ['finish-drying-48-hours'],
  },
  'urgency-tiers': {
    words: 'Three levels of urgency: immediate, within 24 to 48 hours, and a professional assessment within a week.',
    value: 'immediate; 24-48 hours; within a week',
    sourcesSay: 'Only the 24 to 48 hour clock has a source. The other two levels are our own sorting.',
    facts: ['finish-drying-48-hours'],
  },
  'humidity-below-50': {
    words: 'Keep indoor humidity below 50%.',
    value: 'below 50%',
    sourcesSay: 'Below 60%, ideally between 30% and 50%. Our figure is the top of the ideal range, not the limit.',
    facts: ['humidity-target'],
  },
  'diy-clean-water-area': {
    words: 'Do it yourself only when clean water has wet less than 10 square feet.',
    value: 'under 10 sq ft of clean water',
    sourcesSay:
      'No area limit is set for drying clean water. The 10 square foot test is for mold; for water the clock and the kind of water decide.',
    facts: ['diy-area-rule-is-about-mold'],
  },
  'mold-call-area': {
    words: 'Call at once when mold covers more than 10 square feet.',
    value: 'over 10 sq ft of mold',
    sourcesSay:
      'Above 10 square feet, ask an experienced contractor or follow the guide for larger buildings. Our rule is stricter.',
    facts: ['mold-area-thresholds'],
  },
  'class-shares': {
    words: 'Class 1 under 5% of surfaces wet, Class 2 from 5% to 40%, Class 3 over 40%, Class 4 deep bound water.',
    value: '5% and 40%',
    sourcesSay:
      'The same limits in recent editions of the standard, where they count wet porous material on floor, walls and ceiling together.',
    facts: ['class-meaning', 'class-share-counts-all-surfaces'],
  },
  'wicking-class-2': {
    words: 'In a Class 2 loss water has wicked less than 24 inches up the walls.',
    value: 'under 24 inches',
    sourcesSay: 'This is the wording of the 2006 edition. Later editions use shares of surface instead.',
    facts: ['class-2-wicking-2006-edition'],
  },
  'guide-dehumidifier-factors': {
    words: 'Divide cubic feet by 100, 50, 40 or 40 for Classes 1 to 4 to get pints a day.',
    value: '100, 50, 40, 40',
    sourcesSay:
      'These are reported as the starting factors for low-grain refrigerant machines. Other machines have other factors.',
    facts: ['dehumidifier-chart-factors'],
  },
  'calculator-divisors': {
    words: 'The calculator divides cubic feet by 50, 50, 25 or 25 for Classes 1 to 4.',
    value: '50, 50, 25, 25',
    sourcesSay: 'The reported chart uses other factors, so the two methods give different answers.',
    facts: ['dehumidifier-divisors-differ', 'dehumidifier-chart-factors'],
  },
  'material-factors': {
    words: 'Raise the capacity for slow materials: carpet 1.5, drywall 1.3, wood framing 1.2, concrete 1, tile 0.8.',
    value: '0.8 to 1.5',
    sourcesSay: 'No counterpart was found in the standard, whose method asks for volume, class and machine.',
    facts: ['material-factors-not-in-standard'],
  },
  'air-mover-perimeter': {
    words: 'One air mover for every 14 feet of wall, plus one for the room.',
    value: 'one per 14 ft',
    sourcesSay: 'The 14 foot rule is reported for rooms where only the lower walls are wet.',
    facts: ['air-mover-linear-foot-alternative', 'air-mover-count-2021'],
  },
  'air-mover-offsets': {
    words: 'Add one air mover for each 100 square feet of floor above the first 50.',
    value: '(area - 50) / 100',
    sourcesSay:
      'As reported, one for each 50 to 70 square feet of wet floor, and one for each wall offset over 18 inches.',
    facts: ['air-mover-count-2021'],
  },
  'air-mover-angle': {
    words: 'Set air movers at 15 to 45 degrees to the wall.',
    value: '15-45 degrees',
    sourcesSay: 'As reported, 5 to 45 degrees, all pointing the same way.',
    facts: ['air-mover-angle'],
  },
  'drying-days': {
    words: 'Class 1 dries in 1 to 3 days, Class 2 in 3 to 5, Class 3 in 5 to 10, Class 4 in 10 or more.',
    value: '1-3, 3-5, 5-10, 10+ days',
    sourcesSay: 'Trade practice, not a standard. Drying ends when readings meet the goal.',
    facts: ['drying-days-are-practice'],
  },
  'dry-standard-ten-percent': {
    words: 'Dry to within 10% of the dry standard.',
    value: 'within 10%',
    sourcesSay:
      'A taught rule of thumb. Recent wording asks for goals set from dry readings nearby, low enough to stop growth.',
    facts: ['ten-percent-dry-standard-rule', 'dry-standard-nearby-material'],
  },
  'extraction-800': {
    words: 'Removing liquid water is about 800 times more efficient than drying it out.',
    value: 'about 800 times',
    sourcesSay:
      'No measurement was found, and trade pages quote other multipliers. It is far faster; that much is sure.',
    facts: ['extraction-multiplier-unproven', 'extract-first-carpet-test'],
  },
  'basement-pumping': {
    words: 'Pump out 1 foot, wait overnight, then pump half of what is left and wait overnight again.',
    value: '1 foot, overnight, then half',
    sourcesSay:
      'FEMA: wait until the ground outside is clear, pump 1 foot, mark, wait overnight; once the level holds, 2 to 3 feet a day. Follow FEMA.',
    facts: ['basement-pumping-method', 'never-pump-while-flooded'],
  },
  'mold-temperature': {
    words: 'Mold likes 68 to 86 °F.',
    value: '68-86 °F',
    sourcesSay:
      'Good growth at about 60 to 86 °F and some from about 40 to 100 °F. No room is safe by its temperature.',
    facts: ['mold-temperature-range'],
  },
  'equipment-rental': {
    words: 'Equipment rents for $50 to $200 a day.',
    value: '$50-200 a day',
    sourcesSay: 'Quoted rates for a good dehumidifier are about $75 to $165 a day.',
    facts: ['rental-rates'],
  },
  'mold-policy-cover': {
    words: 'Policies that cover mold typically pay $5,000 to $10,000.',
    value: '$5,000-$10,000',
    sourcesSay: 'Caps from $1,000 to $25,000 are quoted for Texas, and many policies pay nothing for mold.',
    facts: ['mold-cover-range-texas'],
  },
  'average-claim': {
    words: 'The average water damage claim is about $11,000.',
    value: 'about $11,000',
    sourcesSay: 'It was $11,098 in 2015 to 2019 without Texas; a newer national figure is over $13,000.',
    facts: ['average-claim-national'],
  },
  'claim-share': {
    words: 'About 33% of home claims are water damage.',
    value: 'about 33%',
    sourcesSay: 'True by count for 2015 to 2019 without Texas. By dollars the share was 27.6% in 2022.',
    facts: ['claim-share-of-water'],
  },
  'cause-shares': {
    words: 'Causes: plumbing 35%, appliances 25%, heating and cooling 15%, roof and storm 15%, foundation 10%.',
    value: '35, 25, 15, 15, 10%',
    sourcesSay:
      'No source gives these shares. A study of home claims puts supply plumbing first by cost, with no such split.',
    facts: ['cause-shares-unconfirmed', 'supply-plumbing-costliest'],
  },
  'thermal-meter': {
    words: 'The meter we tested lists a sensor under 70 mK, 160 × 120 pixels, 15,000 images and a 10-year warranty.',
    value: 'under 70 mK; 160 × 120; 15,000 images; 10 years',
    sourcesSay: 'Check the maker’s data sheet. On such cameras a 10-year warranty has meant the detector only.',
    facts: ['mr277-unconfirmed', 'ten-year-detector-warranty', 'thermal-sensitivity-context'],
  },
  'reporting-software': {
    words: 'Reporting software for the meter costs about $200 a year.',
    value: 'about $200 a year',
    sourcesSay: 'No price list was found. Ask the maker.',
    facts: ['thermal-meter-spec-unconfirmed'],
  },
  'gray-water-night': {
    words: 'After gray water nobody sleeps in or beside the wet rooms, and people at risk leave.',
    value: 'not in or beside the wet rooms',
    sourcesSay: 'Such water can make people ill. No source was found that says where to sleep.',
    facts: ['category-2-is-significant', 'category-2-meaning'],
  },
  'surface-factors': {
    words: 'Raise the count of air movers for the surface: carpet 1.5, concrete 1.3, hardwood 1.2, tile 1.',
    value: '1 to 1.5',
    sourcesSay:
      'The method as reported knows no such factor. Its low end is for open rooms, its high end for cluttered ones.',
    facts: ['air-mover-count-2021'],
  },
  'air-mover-velocity': {
    words: 'Aim for 400 to 500 feet a minute.',
    value: '400-500 FPM',
    sourcesSay: 'At least 590 feet a minute across wet surfaces at first, as one text reports, and less later.',
    facts: ['surface-airspeed'],
  },
  'machine-energy': {
    words: 'Count 6.5 kWh a day for a dehumidifier and 1.2 for an air mover, at $0.15 per kWh.',
    value: '6.5 and 1.2 kWh a day; $0.15',
    sourcesSay: 'Amps and volts on the plate give three to eleven times as much for the machines of the trade.',
    facts: ['lgr-amps', 'amps-to-energy'],
  },
  'air-changes-severe': {
    words: 'Offer 4, 6, 8, 12 and 15 air changes an hour, from clean to severe.',
    value: '4, 6, 8, 12, 15',
    sourcesSay: 'One maker gives 2 to 12 by the job, with 6 as a plain floor. Nobody was found who asks for 15.',
    facts: ['air-scrubbing-rates', 'scrubbers-when'],
  },
  'cost-rates': {
    words: 'Our rates run from $3 to $18 a square foot by water and severity, times 1 to 1.4 for the room.',
    value: '$3-18 a square foot; 1-1.4',
    sourcesSay: 'Published rates for the drying work alone run from $2 to $9.50. Our severe rates include repair.',
    facts: ['mitigation-cost-per-foot'],
  },
  'cost-extras': {
    words:
      'Extra: mold $500 to $3,000, hardwood $3 to $8 and carpet $2 to $5 a square foot, ducts $300 to $800, contents 10 to 20%.',
    value: '$500-3,000; $3-8; $2-5; $300-800; 10-20%',
    sourcesSay: 'For mold the published range is higher, about $1,200 to $3,750 for a job.',
    facts: ['mold-remediation-cost-range'],
  },
  'prevention-schedule': {
    words: 'Look for leaks monthly, quarterly and yearly.',
    value: 'monthly, quarterly, yearly',
    sourcesSay: 'No source sets a schedule. What each look covers rests on its own facts.',
    facts: [],
  },
} as const satisfies Record<string, HouseRule>;

export type HouseRuleId = keyof typeof houseRules;
