import { roomSides } from '#core/job/room.ts';
import { useCalculatorContext, useChoices, useField } from '../context.ts';
import styles from '../Shell.module.css';
import { MoreFields } from './MoreFields.tsx';
import { SizeFields } from './SizeFields.tsx';

/** Every field of a definition in its order, the sides of a room first and in one row, those of a group folded away. */
export function Fields() {
  const { definition, words, parts, tool } = useCalculatorContext();
  const { fields, groups } = definition;
  const isShown = (name: string) => !parts.hides?.(name, tool.values);
  const grouped = Object.values(groups).flat();
  const sides = roomSides.filter((side) => side in fields);
  const apart: readonly string[] = [...grouped, ...sides];
  const loose = Object.keys(fields).filter((name) => !apart.includes(name) && isShown(name));
  return (
    <>
      {sides.length > 0 && <SizeFields names={sides} />}
      {loose.map((name) => (
        <FieldByName key={name} name={name} />
      ))}
      {Object.entries(groups).map(([group, names]) => (
        <MoreFields key={group} title={words.groups?.[group] ?? group} names={names}>
          {names.filter(isShown).map((name) => (
            <FieldByName key={name} name={name} />
          ))}
        </MoreFields>
      ))}
    </>
  );
}

function FieldByName({ name }: { readonly name: string }) {
  const { definition, parts } = useCalculatorContext();
  const Control = parts.controls?.[name];
  if (Control) return <Control name={name} />;
  if (definition.fields[name]?.kind !== 'choice') return <NumberField name={name} />;
  return <SelectField name={name} />;
}

/**
 * A number, kept as the text that was typed: a browser's own number field drops a decimal comma, and 12,5 becomes 125. The
 * decimal keyboard of phones has no minus sign, so fields that go below zero leave the choice to the phone.
 */
export function NumberField({ name }: { readonly name: string }) {
  const { id, field, label, hint, value, edit, aria } = useField(name);
  if (field.kind === 'choice') throw new Error(`The field "${name}" is a choice`);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => edit(event.target.value)}
        inputMode={field.least < 0 ? undefined : 'decimal'}
        autoComplete="off"
        {...aria}
      />
      <Hint id={id} words={hint} />
    </div>
  );
}

/** One of a list. With `empty` words, nothing is chosen at first and they stand there. */
export function SelectField({ name }: { readonly name: string }) {
  const { id, label, words, hint, value, edit, aria } = useField(name);
  const empty = 'empty' in words ? words.empty : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => edit(event.target.value)} {...aria}>
        {empty && <option value="">{empty}</option>}
        {useChoices(name).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Hint id={id} words={hint} />
    </div>
  );
}

function Hint({ id, words }: { readonly id: string; readonly words: string | undefined }) {
  if (!words) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {words}
    </p>
  );
}
