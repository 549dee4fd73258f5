import { blankRoom, type TypedRoom } from '#core/equipment-check/input.ts';
import { dehumidifierKinds } from '#core/job/equipment.ts';
import type { PartProps } from './CheckForm.tsx';
import styles from './equipment-check.module.css';
import { Rows } from './Rows.tsx';
import { TextField } from './TextField.tsx';

const measures = [
  'length',
  'width',
  'height',
  'floor',
  'walls',
  'ceiling',
] as const satisfies readonly (keyof TypedRoom)[];

/** The rooms that were dried, and the machine that dried them. */
export function Rooms(part: PartProps) {
  const { id, state, words, locale, fault, said } = part;
  const { form } = words;
  const { rooms, dehumidifier, rating } = state.typed;
  return (
    <>
      <Rows
        title={form.rooms}
        hint={form.roomsHint}
        rows={rooms}
        blank={blankRoom}
        words={{ one: form.room, add: form.addRoom, remove: form.removeRoom }}
        locale={locale}
        edit={(rows) => state.edit({ rooms: rows })}
        said={(at) => fault.startsWith(`rooms.${at}.`) && said}
      >
        {(room, at, change) =>
          measures.map((name) => (
            <TextField
              key={name}
              of={part}
              name={`rooms.${at}.${name}`}
              label={form[name]}
              value={room[name]}
              edit={(text) => change({ [name]: text })}
            />
          ))
        }
      </Rows>
      <div className={styles.row}>
        <p className={styles.field} data-wide="">
          <label htmlFor={`${id}dehumidifier`}>{form.dehumidifier}</label>
          <select
            id={`${id}dehumidifier`}
            name="dehumidifier"
            value={dehumidifier}
            onChange={({ target }) => state.edit({ dehumidifier: target.value })}
          >
            {dehumidifierKinds.map((kind) => (
              <option key={kind} value={kind}>
                {form.dehumidifiers[kind]}
              </option>
            ))}
          </select>
        </p>
        <TextField
          of={part}
          name="rating"
          label={dehumidifier === 'desiccant' ? form.airflow : form.rating}
          value={rating}
          edit={(text) => state.edit({ rating: text })}
        />
        <p className={styles.hint} data-wide="">
          {form.ratingHint}
        </p>
      </div>
      {fault === 'rating' && said}
    </>
  );
}
