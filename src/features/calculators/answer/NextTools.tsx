import { useCalculatorContext } from '../context.ts';
import { type Values, writeLink } from '../link.ts';
import styles from './Answer.module.css';

/** Links from a result to other tools, with what was typed here already filled in there. */
export function NextTools({
  given,
  name,
}: {
  readonly given: Readonly<Record<string, Values<string>>>;
  /** Names the list for screen readers. */
  readonly name: string;
}) {
  const { words, nextPages } = useCalculatorContext();
  const links = Object.entries(words.next ?? {});
  if (links.length === 0) return null;
  return (
    <nav className={`${styles.next} no-print`} aria-label={name}>
      <ul>
        {links.map(([tool, text]) => (
          <li key={tool}>
            <a href={nextPages[tool] + writeLink(given[tool] ?? {})}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
