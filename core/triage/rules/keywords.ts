import type { Hazard } from '../hazards/hazards.ts';

/** The word lists of the specified rule (specification, section 4). Each is matched as a plain part of the lowercased text. */
export const category3Keywords = [
  'sewage',
  'sewer',
  'toilet overflow',
  'flood',
  'river',
  'storm',
  'hurricane',
  'contaminated',
  'black water',
  'toilet backup',
  'ground water',
  'seawater',
] as const;

export const category2Keywords = [
  'washing machine',
  'dishwasher',
  'water heater',
  'significant',
  'large',
  'hours',
  'gray water',
  'grey water',
  'sink overflow',
  'bathtub',
  'shower pan',
  'aquarium',
  'waterbed',
  'fish tank',
] as const;

/** In category 1 these make the severity low. */
export const lowSeverityKeywords = ['small', 'minor'] as const;

/** In category 1 these call for professionals. */
export const professionalKeywords = ['extensive', 'large', 'spread'] as const;

/** Beginnings of the listed words, and of the Spanish ones, that name a water of a hazard. */
const waters: Readonly<Partial<Record<Hazard, readonly string[]>>> = {
  sewage: ['sew', 'toilet'],
  'flood-water': ['flood', 'river', 'inund'],
};

/** Whether a listed word names the water of a hazard by itself. */
export function namesWater(word: string, hazard: Hazard): boolean {
  return waters[hazard]?.some((beginning) => word.startsWith(beginning)) ?? false;
}
