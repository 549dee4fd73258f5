import { writeLink } from '../calculator/link.ts';
import styles from './MoreFields.module.css';

/** Links from a result to other tools, with what was typed here already filled in there. */
export function NextTools({
  links,
}: {
  readonly links: readonly (readonly [path: string, words: string, values: Readonly<Record<string, string>>])[];
}) {
  return (
    <nav className={`${styles.next} no-print`} aria-label="Next tools">
      <ul>
        {links.map(([path, words, values]) => (
          <li key={path}>
            <a href={path + writeLink(values)}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
