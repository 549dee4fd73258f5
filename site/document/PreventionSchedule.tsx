import { preventionSchedule } from '#content/en/lists/emergency/prevention-schedule.ts';
import styles from './guide-parts.module.css';
import { Words } from './Words.tsx';

/** Three rounds of a house, most frequent first. `record` names the record that it shows. */
export function PreventionSchedule(_: { readonly record: 'prevention-schedule' }) {
  return preventionSchedule.map(({ every, takes, checks }) => (
    <div key={every} className={`${styles.level} ${styles.river}`}>
      <h3>{every}</h3>
      <p className="small">{takes}</p>
      <ul>
        {checks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index}>
            <Words line={check} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
