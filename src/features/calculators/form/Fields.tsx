import { type ReactNode, useEffect, useRef } from 'react';
import { roomSides } from '#core/job/room.ts';
import { useCalculatorContext, useChoices, useField } from '../context.ts';
import shell from '../Shell.module.css';
import styles from './Fields.module.css';

/** The fields of a definition in order: room sides first in one row, groups in a collapsed section. */
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
 * A number as text: `<input type="number">` drops a decimal comma, so that 12,5 becomes 125. The decimal keyboard of phones
 * has no minus sign, so fields that go below zero use the default keyboard.
 */
export function NumberField({ name }: { readonly name: string }) {
  const { id, field, label, hint, value, edit, aria } = useField(name);
  if (field.kind === 'choice') throw new Error(`The field "${name}" is a choice`);
  return (
    <div className={shell.field}>
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

/** A select. With an `empty` message, nothing is selected at first. */
function SelectField({ name }: { readonly name: string }) {
  const { id, label, words, hint, value, edit, aria } = useField(name);
  const empty = 'empty' in words ? words.empty : undefined;
  return (
    <div className={shell.field}>
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
    <p id={`${id}-hint`} className={shell.hint}>
      {words}
    </p>
  );
}

/** A button that fills in the room saved by another calculator. Typed input is never overwritten without it. */
export function RoomOffer({
  texts,
  size,
}: {
  readonly texts: Readonly<Record<string, string>>;
  readonly size: string;
}) {
  const { id, tool, t, shell } = useCalculatorContext();
  if (Object.entries(texts).every(([name, text]) => tool.values[name] === text)) return null;
  const use = () => {
    tool.edit(texts);
    // The button disappears, so the focus moves to the first field that it filled.
    document.getElementById(`${id}-${Object.keys(texts)[0]}`)?.focus();
  };
  return (
    <button type="button" className={styles.use} onClick={use}>
      {t(shell.room.use, { size })}
    </button>
  );
}

/** The sides of a room in one row, with an offer of the saved room. */
function SizeFields({ names }: { readonly names: readonly string[] }) {
  const { room, shell, tool } = useCalculatorContext();
  const saved: Readonly<Record<string, string>> = room ?? {};
  const texts = Object.fromEntries(names.flatMap((name) => (saved[name] ? [[name, saved[name]]] : [])));
  const isCarried = room !== null && names.every((name) => tool.values[name] === saved[name]);
  return (
    <div className={styles.size} data-carried={isCarried || undefined}>
      <p>
        {shell.room.title}
        {room && <RoomOffer texts={texts} size={Object.values(texts).join(' × ')} />}
      </p>
      <div>
        {names.map((name) => (
          <NumberField key={name} name={name} />
        ))}
      </div>
    </div>
  );
}

/** Fields that most visitors leave as they are, collapsed. Opens when one of them is invalid. */
function MoreFields({
  title,
  names,
  children,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { formResult } = useCalculatorContext().tool;
  const isInvalid = formResult.status === 'invalid' && formResult.fields.some((field) => names.includes(field));
  useEffect(() => {
    if (isInvalid && details.current) details.current.open = true;
  }, [isInvalid]);
  return (
    <details ref={details} className={styles.more}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
