import type { Category } from '../../job/severity.ts';
import type { Act, StepId } from '../answer/steps.ts';

export const riskIds = [
  'mold-in-two-days',
  'clean-gets-dirty',
  'water-hides',
  'wood-swells',
  'used-water-germs',
  'used-water-turns-black',
  'water-runs-on',
  'germs-and-chemicals',
  'soaked-is-lost',
  'shock',
  'mold-soon',
] as const;
export type RiskId = (typeof riskIds)[number];

export const priorityIds = [
  'other-side-of-walls',
  'baseboards',
  'under-floors',
  'behind-the-appliance',
  'pad-and-subfloor',
  'cavities-and-ceiling-below',
  'height-of-the-water',
  'cavities-below-the-line',
  'ducts-and-crawl-space',
] as const;
export type PriorityId = (typeof priorityIds)[number];

/** Equipment, and what using it means: a danger that forbids this takes it off the list. */
export const equipment = {
  'wet-vacuum': ['run-a-machine', 'take-water-out'],
  'air-movers': ['run-a-machine', 'blow-air'],
  dehumidifier: ['run-a-machine'],
  'moisture-meter': [],
  extractor: ['run-a-machine', 'take-water-out'],
  'gloves-boots-eyes': [],
  'surface-cleaner': ['clean'],
  'air-movers-after-cleaning': ['run-a-machine'],
  'full-protection': [],
  barriers: [],
  'air-scrubber': ['run-a-machine'],
  'remove-clean-dry': [],
} as const satisfies Record<string, readonly Act[]>;
export type EquipmentId = keyof typeof equipment;
export const equipmentIds = Object.keys(equipment) as readonly EquipmentId[];

export interface CategoryRule {
  readonly steps: readonly StepId[];
  readonly risks: readonly RiskId[];
  readonly priorities: readonly PriorityId[];
  readonly equipment: readonly EquipmentId[];
}

/**
 * What to do, look for and expect in each water category, most urgent first. Sources: EPA, "Flood Cleanup: Tips for a Healthy
 * Home" and "A Brief Guide to Mold, Moisture and Your Home"; North Carolina DPS after CDC (power); Texas Department of
 * Insurance, "Recovery tips" (photographs, receipts); Texas A&M AgriLife (private wells).
 */
export const categoryRules: Readonly<Record<Category, CategoryRule>> = {
  1: {
    steps: ['water-stop', 'power-keep-away', 'pictures-first', 'water-out', 'dry-with-fans'],
    risks: ['mold-in-two-days', 'clean-gets-dirty', 'water-hides', 'wood-swells'],
    priorities: ['other-side-of-walls', 'baseboards', 'under-floors'],
    equipment: ['wet-vacuum', 'air-movers', 'dehumidifier', 'moisture-meter'],
  },
  2: {
    steps: [
      'appliance-off',
      'water-stop',
      'power-keep-away',
      'gloves-and-boots',
      'pictures-first',
      'used-water-out',
      'pad-goes',
    ],
    risks: ['used-water-germs', 'used-water-turns-black', 'mold-in-two-days', 'water-runs-on'],
    priorities: ['behind-the-appliance', 'pad-and-subfloor', 'cavities-and-ceiling-below'],
    equipment: ['extractor', 'gloves-boots-eyes', 'surface-cleaner', 'air-movers-after-cleaning'],
  },
  3: {
    steps: ['dirty-water-leave', 'rooms-keep-out', 'skin-wash', 'heating-cooling-off', 'pictures-from-dry'],
    risks: ['germs-and-chemicals', 'soaked-is-lost', 'shock', 'mold-soon'],
    priorities: ['height-of-the-water', 'cavities-below-the-line', 'ducts-and-crawl-space'],
    equipment: ['full-protection', 'barriers', 'air-scrubber', 'remove-clean-dry'],
  },
};
