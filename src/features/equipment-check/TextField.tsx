import styles from './equipment-check.module.css';

interface TextFieldProps {
  /** The form: what its ids begin with, and the name of the field at fault. */
  readonly of: { readonly id: string; readonly fault: string };
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly edit: (text: string) => void;
}

/** Marks a control that is at fault, and leads to what is said of it. */
export function faultOf({ id, fault }: TextFieldProps['of'], name: string) {
  return fault === name ? { 'aria-invalid': true, 'aria-describedby': `${id}fault` } : {};
}

/** A number as text: whatever is typed stays, and the press tells what is wrong with it. */
export function TextField({ of, name, label, value, edit }: TextFieldProps) {
  const id = of.id + name.replaceAll('.', '-');
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
        {...faultOf(of, name)}
        onChange={({ target }) => edit(target.value)}
      />
    </p>
  );
}
