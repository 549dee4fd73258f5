import type { chart as englishChart, place as englishPlace } from '../../en/calculators/air-messages.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Where an air is, for its pressure: words that the calculators of air share. */
export const place = {
  label: 'Lugar (fija la presión del aire)',
  use: 'Usar {town}',
  seaLevel: 'Nivel del mar',
  town: '{town}, {feet} pies',
  another: 'Otra altitud',
  altitude: '{feet} pies',
} as const satisfies MessageShape<typeof englishPlace>;

/** What stands on the axes of the psychrometric chart. */
export const chart = {
  temperature: 'temperatura del aire, °F',
  grains: 'GPP',
  grams: 'g/kg',
} as const satisfies MessageShape<typeof englishChart>;
