import { useEffect, useRef, useState } from 'react';
import type { place } from '#content/en/calculators/air-messages.ts';
import { towns } from '#content/facts/tables/towns.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { t } from '#content/i18n/t.ts';
import { seaLevelFt } from '#core/calculators/shared/common-fields.ts';
import { useCalculatorContext, useField } from '../context.ts';
import styles from '../Shell.module.css';
import fields from './Fields.module.css';
import { NumberField } from './Fields.tsx';

/** The place whose air pressure counts: a town, or any altitude in a field of its own. */
export function PlaceField() {
  const { id, value, edit } = useField('altitude');
  const { words, locale, homeTown } = useCalculatorContext();
  const own = (words.own as { readonly place: PlaceMessages }).place;
  const [isCustom, setCustom] = useState(false);
  useSavedPlace(value, edit);
  const town = townAt(value);
  const home = towns.find((one) => one.id === homeTown);
  const isOther = isCustom || (value !== seaLevel && !town);
  const choose = (place: string) => {
    setCustom(place === 'altitude');
    const chosen = towns.find((one) => one.id === place);
    // Blank, so it is invalid until filled in: the altitude of the previous place would pass for the intended one.
    edit(place === 'altitude' ? '' : String(chosen?.elevationFt ?? seaLevel));
    if (place !== 'altitude') loadSavedPlace().then(({ savePlace }) => savePlace(place), ignore);
  };
  return (
    <>
      <div className={styles.field}>
        <div className={fields.offer}>
          <label htmlFor={`${id}-place`}>{own.label}</label>
          {home && home !== town && (
            <button type="button" className={fields.use} onClick={() => choose(home.id)}>
              {t(own.use, { town: home.name }, locale)}
            </button>
          )}
        </div>
        <select
          id={`${id}-place`}
          name="place"
          value={isOther ? 'altitude' : (town?.id ?? 'sea-level')}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="sea-level">{own.seaLevel}</option>
          {towns.map((one) => (
            <option key={one.id} value={one.id}>
              {placeText(own, locale, String(one.elevationFt))}
            </option>
          ))}
          <option value="altitude">{own.another}</option>
        </select>
      </div>
      {isOther && <NumberField name="altitude" />}
    </>
  );
}

const loadSavedPlace = () => import('./saved-place.ts');

/** Fills in the town chosen on an earlier visit, unless a link or the visitor filled in the form first. */
function useSavedPlace(value: string, edit: (value: string) => void) {
  const { asked } = useCalculatorContext().tool;
  const isUntouched = useRef(true);
  useEffect(() => {
    isUntouched.current = asked === 0 && value === seaLevel;
  }, [asked, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after hydration.
  useEffect(() => {
    const fill = (place: string | null) => {
      const town = towns.find(({ id }) => id === place);
      if (town && isUntouched.current) edit(String(town.elevationFt));
    };
    loadSavedPlace().then(({ readPlace }) => readPlace().then(fill), ignore);
  }, []);
}

function ignore(): void {}

export const seaLevel = String(seaLevelFt);

type PlaceMessages = MessageShape<typeof place>;

function townAt(altitude: string) {
  return towns.find(({ elevationFt }) => String(elevationFt) === altitude);
}

/** The place of a result: "Seguin, 522 ft". */
export function placeText(words: PlaceMessages, locale: Locale, altitude: string): string {
  if (altitude === seaLevel) return words.seaLevel;
  const town = townAt(altitude);
  if (town) return t(words.town, { town: town.name, feet: locale.number(town.elevationFt) }, locale);
  return t(words.altitude, { feet: altitude }, locale);
}

/** Older links, and forms submitted without script, name the place: replaces it by its altitude. */
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
