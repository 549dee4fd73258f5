import { factors } from '#core/psychrometrics/factors.ts';
import { NumberField, SelectField } from '../shell/fields.tsx';
import { placeChoices } from './places.ts';

/** The place whose air pressure counts, and its altitude when it is none of ours. */
export function PlaceFields({ place }: { readonly place: string }) {
  const { lowestAltitude, highestAltitude } = factors;
  return (
    <>
      <SelectField name="place" choices={placeChoices} />
      {place === 'altitude' && (
        <NumberField
          name="altitude"
          min={lowestAltitude.value}
          max={highestAltitude.value}
          hint="Feet above sea level"
        />
      )}
    </>
  );
}
