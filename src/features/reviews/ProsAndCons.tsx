import { useMessages } from '../../i18n/language-context.tsx';
import styles from './ProsAndCons.module.css';

/** What speaks for a tool and what speaks against it, side by side where there is room. */
export function ProsAndCons({ pros, cons }: { readonly pros: readonly string[]; readonly cons: readonly string[] }) {
  const words = useMessages().document.sides;
  return (
    <div className={styles.both}>
      <div className={styles.pros}>
        <h3>{words.pros}</h3>
        <Entries entries={pros} />
      </div>
      <div className={styles.cons}>
        <h3>{words.cons}</h3>
        <Entries entries={cons} />
      </div>
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
