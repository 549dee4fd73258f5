import { urgencyLevels } from '#content/en/lists/emergency/urgency-levels.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import styles from './guide-parts.module.css';
import { Words } from './Words.tsx';

/** How soon each sign needs an answer, highest level first. `record` names the record that it shows. */
export function UrgencyLevels(_: { readonly record: 'urgency-levels' }) {
  return urgencyLevels.map(({ level, tone, signs, action }) => (
    <div key={tone} className={`${styles.level} ${styles[tone]}`}>
      <h3>{wordsOf(level)}</h3>
      <ul>
        {signs.map((sign, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index}>
            <Words line={sign} />
          </li>
        ))}
      </ul>
      <p>
        <strong>Do this: </strong>
        <Words line={action} />
      </p>
    </div>
  ));
}
