import type { HouseRule } from './house-rule.ts';

/** By what the air check and the drying job judge readings. */
export const dryingRules = {
  'open-from-ten-grains': {
    says: 'Open the house only while the air outside carries at least 10 grains a pound less than the air inside.',
    value: '10 grains a pound',
    sourcesSay: 'Sources say well below, and put no number on it: the page of the air check names them.',
    facts: [],
  },
  'near-dew-point': {
    says: 'A surface no more than 5 °F above the dew point is near it.',
    value: '5 °F',
    sourcesSay: 'No source was found that sets a distance. Surface thermometers differ by a few degrees.',
    facts: [],
  },
  'dry-by-points': {
    says: 'Where a goal is counted in points, dry is at most 4 points above the dry standard, unless another number is typed.',
    value: '4 points',
    sourcesSay: 'Pages of the trade disagree, and no source was found that settles it.',
    facts: [],
  },
  'compared-after': {
    says: 'A reading is compared with one at least 20 hours older.',
    value: '20 hours',
    sourcesSay: 'No source was found that sets hours. Visits drift around a day.',
    facts: [],
  },
  'smallest-change': {
    says: 'A reading fell or rose from 0.5 points on a percent scale and from 1 step on a relative one.',
    value: '0.5 points; 1 step',
    sourcesSay: 'No source was found. It is the last step of common meters.',
    facts: [],
  },
  'machine-after-dry': {
    says: 'An air mover that stays more than 24 hours after its room reads dry is asked about, and other machines 24 hours after their drying chamber does.',
    value: '24 hours',
    sourcesSay: 'No source was found that sets hours.',
    facts: [],
  },
} as const satisfies Record<string, HouseRule>;
