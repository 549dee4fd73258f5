/** A thing that a step can name. */
export type ThingId = 'washer' | 'dishwasher' | 'water-heater' | 'toilet' | 'sink' | 'fridge' | 'appliance';
