import type { Shown } from '../calculator.ts';
import { useStanding } from '../context.ts';
import styles from '../Shell.module.css';
import { unitText } from '../texts.ts';

/** A result when the line is gone and its own components cannot be had: its numbers, and what is missing. */
export function PlainResult({ shown }: { readonly shown: Shown }) {
  const { definition, words, shell, locale } = useStanding();
  return (
    <section className={styles.results} aria-label={shell.result}>
      <h2>{shown.say(words.heading)}</h2>
      <p className={styles.stale} role="status">
        {shell.lost}
      </p>
      <ul>
        {definition.results.map((name) => {
          const own = words.quantities[name];
          const amount = shown.result[name];
          const unit = unitText(shell, locale, definition.quantities[name]?.unit ?? '', Number(amount));
          return (
            own &&
            typeof amount === 'number' && (
              <li key={name}>
                {shown.say(own.label)}: {own.value ? shown.say(own.value) : `${shown.say(`{${name}}`)} ${unit}`}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
