import { Named } from '../../components/Named.tsx';
import styles from './claim-clock.module.css';

/** One yes of the form. */
export function Tick(props: {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.turn(event.target.checked)} />
      <span>
        <Named text={props.label} /> {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}
