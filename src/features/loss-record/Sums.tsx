import { totalsOf } from '#core/loss-record/totals.ts';
import styles from '../records/record.module.css';
import type { PartProps } from './section-props.ts';

/** What the record comes to, at its top. */
export function Sums({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  const totals = totalsOf(record);
  const isNothing = record.photos.length + record.things.length + record.costs.length === 0;
  return (
    <dl className={styles.sums} data-blank={isNothing || undefined}>
      <div>
        <dt>{words.sums.photos}</dt>
        <dd>{locale.number(record.photos.length)}</dd>
      </div>
      <div>
        <dt>{words.sums.things}</dt>
        <dd>{locale.dollars(totals.things / 100, 2)}</dd>
      </div>
      <div>
        <dt>{words.sums.costs}</dt>
        <dd>{locale.dollars(totals.costs / 100, 2)}</dd>
      </div>
    </dl>
  );
}
