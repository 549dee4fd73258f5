import type { HouseRule } from './house-rule.ts';

/** Figures beside the standard. */
export const s500Rules = {
  'class-shares': {
    says: 'Class 1 under 5% of surfaces wet, Class 2 from 5% to 40%, Class 3 over 40%, Class 4 deep bound water.',
    value: '5% and 40%',
    sourcesSay:
      'The same limits in recent editions of the standard, where they count wet porous material on floor, walls and ceiling together.',
    facts: ['class-meaning', 'class-share-counts-all-surfaces'],
  },
  'wicking-class-2': {
    says: 'In a Class 2 loss water has wicked less than 24 inches up the walls.',
    value: 'under 24 inches',
    sourcesSay: 'This is the wording of the 2006 edition. Later editions use shares of surface instead.',
    facts: ['class-2-wicking-2006-edition'],
  },
  'drying-days': {
    says: 'Class 1 dries in 1 to 3 days, Class 2 in 3 to 5, Class 3 in 5 to 10, Class 4 in 10 or more.',
    value: '1-3, 3-5, 5-10, 10+ days',
    sourcesSay: 'Trade practice, not a standard. Drying ends when readings meet the goal.',
    facts: ['drying-days-are-practice'],
  },
  'dry-standard-ten-percent': {
    says: 'Dry to within 10% of the dry standard.',
    value: 'within 10%',
    sourcesSay:
      'A taught rule of thumb. Recent wording asks for goals set from dry readings nearby, low enough to stop growth.',
    facts: ['ten-percent-dry-standard-rule', 'dry-standard-nearby-material'],
  },
} as const satisfies Record<string, HouseRule>;
