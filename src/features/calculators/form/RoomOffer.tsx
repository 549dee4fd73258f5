import { useCalculatorContext } from '../context.ts';
import styles from './SizeFields.module.css';

/** One press fills in what another tool was given. Nothing is filled in without it: what was typed is the visitor's. */
export function RoomOffer({
  texts,
  size,
}: {
  readonly texts: Readonly<Record<string, string>>;
  readonly size: string;
}) {
  const { id, tool, t, shell } = useCalculatorContext();
  if (Object.entries(texts).every(([name, text]) => tool.values[name] === text)) return null;
  const use = () => {
    tool.edit(texts);
    // The button goes away with its offer: the focus goes on to the first field that it filled.
    document.getElementById(`${id}-${Object.keys(texts)[0]}`)?.focus();
  };
  return (
    <button type="button" className={styles.use} onClick={use}>
      {t(shell.room.use, { size })}
    </button>
  );
}
