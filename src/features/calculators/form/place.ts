import type { place } from '#content/en/calculators/air-messages.ts';
import { towns } from '#content/facts/tables/towns.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { t } from '#content/i18n/t.ts';
import { seaLevelFt } from '#core/calculators/shared/common-fields.ts';

/** Sea level as the form holds it. */
export const seaLevel = String(seaLevelFt);

export type PlaceMessages = MessageShape<typeof place>;

/** The town of an altitude as the form holds it. */
export function townAt(altitude: string) {
  return towns.find(({ elevationFt }) => String(elevationFt) === altitude);
}

/** "Seguin, 522 ft": the place of a result. */
export function placeText(words: PlaceMessages, locale: Locale, altitude: string): string {
  if (altitude === seaLevel) return words.seaLevel;
  const town = townAt(altitude);
  if (town) return t(words.town, { town: town.name, feet: locale.number(town.elevationFt) }, locale);
  return t(words.altitude, { feet: altitude }, locale);
}

/** Links of an earlier time, and a form that is sent without script, name the place; now its altitude says it all. */
export function placeAsAltitude(query: URLSearchParams): URLSearchParams {
  const place = query.get('place');
  const town = towns.find(({ id }) => id === place);
  if (!town && place !== 'sea-level' && place !== 'altitude') return query;
  const known = new URLSearchParams(query);
  known.delete('place');
  if (place === 'sea-level') known.set('altitude', seaLevel);
  if (place === 'altitude' && !known.has('altitude')) known.set('altitude', '');
  if (town) known.set('altitude', String(town.elevationFt));
  return known;
}
