/** Where an air is, for its pressure: words that the calculators of air share. */
export const place = {
  label: 'Location (sets the air pressure)',
  use: 'Use {town}',
  seaLevel: 'Sea level',
  town: '{town}, {feet} ft',
  another: 'Another altitude',
  altitude: '{feet} ft',
} as const;

/** What stands on the axes of the psychrometric chart. */
export const chart = {
  temperature: 'air temperature, °F',
  grains: 'gr/lb',
  grams: 'g/kg',
} as const;
