import { firstDayCards } from '#content/en/lists/emergency/first-day-cards.ts';
import styles from './guide-records.module.css';
import { Words } from './Words.tsx';

/** The jobs of the first day as numbered cards. `record` names the record that it shows. */
export function MitigationCards(_: { readonly record: 'first-day-cards' }) {
  return (
    <ol className={styles.jobs}>
      {firstDayCards.map(({ title, lines }) => (
        <li key={title}>
          <h3>{title}</h3>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <p key={index}>
              <Words line={line} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
