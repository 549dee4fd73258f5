import { useCalculatorContext } from '../context.ts';
import styles from '../Shell.module.css';

/** What stands in the place of a result before there is one, where the words have something to say. */
export function Waiting() {
  const { waiting } = useCalculatorContext().words;
  return waiting && <p className={`${styles.waiting} no-print`}>{waiting}</p>;
}
