import { useChoices, useField } from '../../calculator/context.ts';
import styles from './RadioField.module.css';

/** One of a few, all in sight. */
export function RadioField({ name }: { readonly name: string }) {
  const { id, label, value, edit, aria } = useField(name);
  return (
    <div className={styles.radios} role="radiogroup" aria-labelledby={`${id}-legend`} {...aria}>
      <p id={`${id}-legend`}>{label}</p>
      {useChoices(name).map((choice) => (
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
