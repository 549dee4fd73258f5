import styles from './Answer.module.css';

/** A short list of advice that belongs to a result. */
export function Tips({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles.tips} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
