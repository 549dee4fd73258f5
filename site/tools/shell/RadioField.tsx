import { type Choice, useField } from './fields.tsx';
import styles from './RadioField.module.css';

/** One of a few, all in sight. */
export function RadioField({ name, choices }: { readonly name: string; readonly choices: readonly Choice[] }) {
  const { id, value, label, fault, edit } = useField(name);
  return (
    <div className={styles.radios} role="radiogroup" aria-labelledby={`${id}-legend`} {...fault}>
      <p id={`${id}-legend`}>{label}</p>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => edit(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
