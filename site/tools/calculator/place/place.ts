import type { place } from '#content/en/calculators/air-words.ts';
import { towns } from '#content/ledger/tables/towns.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { Wording } from '#content/locale/words.ts';
import { seaLevelFt } from '#core/calculators/air/fields.ts';

/** Sea level as the form holds it. */
export const seaLevel = String(seaLevelFt);

export type PlaceWords = Wording<typeof place>;

/** The town of an altitude as the form holds it. */
export function townAt(altitude: string) {
  return towns.find(({ elevationFt }) => String(elevationFt) === altitude);
}

/** "Seguin, 522 ft": the place of a result. */
export function placeText(words: PlaceWords, locale: Locale, altitude: string): string {
  if (altitude === seaLevel) return words.seaLevel;
  const town = townAt(altitude);
  if (town) return say(words.town, { town: town.name, feet: locale.number(town.elevationFt) }, locale);
  return say(words.altitude, { feet: altitude }, locale);
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
