import styles from './equipment-check.module.css';

interface TextFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The name of the field at fault, and the id of what says so. */
  readonly fault: string;
  readonly faultId: string;
  readonly edit: (text: string) => void;
}

/** A number as text: whatever is typed stays, and the press tells what is wrong with it. */
export function TextField({ id, name, label, value, fault, faultId, edit }: TextFieldProps) {
  const isFault = fault === name;
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
        aria-errormessage={isFault ? faultId : undefined}
        onChange={({ target }) => edit(target.value)}
      />
    </p>
  );
}
