import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './tools-by-reader.module.css';

/** The tools under who they are for, as in the Tools menu. */
export function ToolsByReader() {
  const pathTo = usePath();
  const readers = useMessages().frame.header.links.flatMap((entry) =>
    'parts' in entry && entry.parts.length > 1 ? entry.parts : [],
  );
  return (
    <div className={styles.readers}>
      {readers.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ page, label, line }) => (
              <li key={page}>
                <a href={pathTo(page)}>{label}</a>
                {line && <span>{line}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
