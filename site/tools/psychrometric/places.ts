import { townElevations } from '#content/en/calculators/town-elevations.ts';
import { formatNumber } from '#site/format.ts';
import type { Values } from '../calculator/link.ts';
import type { Choice } from '../shell/fields.tsx';

export type PlaceField = 'place' | 'altitude';

/** Places that a form offers for the air pressure. */
export const placeChoices: readonly Choice[] = [
  { value: 'sea-level', label: 'Sea level' },
  ...townElevations.map(({ town, id, elevationFt }) => ({
    value: id,
    label: `${town}, ${formatNumber(elevationFt)} ft`,
  })),
  { value: 'altitude', label: 'Another altitude' },
];

/** The altitude as text for core, blank for sea level; null when the place is unknown or its altitude is missing. */
export function altitudeText({ place, altitude }: Values<PlaceField>): string | null {
  if (place === 'altitude') return altitude.trim() === '' ? null : altitude;
  if (place === 'sea-level') return '';
  const town = townElevations.find(({ id }) => id === place);
  return town ? String(town.elevationFt) : null;
}

/** "Seguin, 522 ft": the place of a result. */
export function placeName({ place, altitude }: Values<PlaceField>): string {
  if (place === 'altitude') return `${altitude} ft`;
  return placeChoices.find(({ value }) => value === place)?.label ?? '';
}
