import styles from '../equipment-check.module.css';

interface TextFieldProps {
  /** The form: what its ids begin with, and the name of the field at fault. */
  readonly of: { readonly id: string; readonly fault: string };
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly edit: (text: string) => void;
}

/** A number as text: whatever is typed stays, and the press tells what is wrong with it. */
export function TextField({ of, name, label, value, edit }: TextFieldProps) {
  const id = of.id + name.replaceAll('.', '-');
  const isFault = of.fault === name;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        aria-invalid={isFault || undefined}
        aria-errormessage={isFault ? `${of.id}fault` : undefined}
        onChange={({ target }) => edit(target.value)}
      />
    </p>
  );
}
