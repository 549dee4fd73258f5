import { useState } from 'react';
import { towns } from '#content/facts/tables/towns.ts';
import { useCalculatorContext, useField } from '../context.ts';
import styles from '../Shell.module.css';
import { NumberField } from './Fields.tsx';
import { type PlaceMessages, placeText, seaLevel, townAt } from './place.ts';

/** The place whose air pressure counts: a town stands for its altitude, and any other altitude has a field of its own. */
export function PlaceField() {
  const { id, value, edit } = useField('altitude');
  const { words, locale } = useCalculatorContext();
  const own = (words.own as { readonly place: PlaceMessages }).place;
  const [isAsked, setAsked] = useState(false);
  const town = townAt(value);
  const isOther = isAsked || (value !== seaLevel && !town);
  const choose = (place: string) => {
    setAsked(place === 'altitude');
    const chosen = towns.find((one) => one.id === place);
    // A blank, and so refused until it is filled in: the place from before would pass for the one that was meant.
    edit(place === 'altitude' ? '' : String(chosen?.elevationFt ?? seaLevel));
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-place`}>{own.label}</label>
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
