import { NumberField } from '../form/Fields.tsx';
import styles from './AirCheck.module.css';

/** The two fields of one place, side by side; `name` is that of its temperature. */
export function ReadingPair({ name }: { readonly name: string }) {
  return (
    <div className={styles.pair}>
      <NumberField name={name} />
      <NumberField name={name.replace('Temperature', 'Humidity')} />
    </div>
  );
}
