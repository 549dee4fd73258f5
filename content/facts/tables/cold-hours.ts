import type { FactId } from '../all-facts.ts';

interface ColdStore {
  readonly store: 'refrigerator' | 'halfFreezer' | 'fullFreezer';
  readonly hours: number;
}

/** Hours for which food stays cold behind a closed door after the power went out. */
export const coldHours: readonly ColdStore[] = [
  { store: 'refrigerator', hours: 4 },
  { store: 'halfFreezer', hours: 24 },
  { store: 'fullFreezer', hours: 48 },
];

/** What the hours rest on. */
export const coldHoursFact: FactId = 'outage-food-hours';
