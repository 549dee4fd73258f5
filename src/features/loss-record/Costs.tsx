import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type OwnEffort, totalsOf } from '#core/loss-record/totals.ts';
import type { AnyRow } from '#core/records/shape.ts';
import styles from '../records/record.module.css';
import lossStyles from './loss-record.module.css';
import { PhotosHere } from './photos/PhotoStrip.tsx';
import type { PartProps } from './Section.tsx';
import { partOf, Rows, Section, SectionFields } from './Section.tsx';

/** What was spent, with receipts; own hours and miles are added apart. */
export const Costs = partOf(
  ['costs', 'rates'],
  function Costs(props) {
    const { record, words, locale } = props;
    return (
      <Section name="costs" words={words}>
        <Rows
          {...props}
          table="costs"
          unlike={['day']}
          first={fieldsOfCost}
          aside={(row) => amountIn(row, words, locale)}
          more={({ id }) => (
            <PhotosHere {...props} links={{ cost: id, shows: 'receipt' }} isHere={({ cost }) => cost === id} />
          )}
        />
        {record.costs.length > 0 && <Sums {...props} />}
        <h3>{words.sections.rates.title}</h3>
        <p className={`${styles.lead} no-print`}>{words.sections.rates.lead}</p>
        <SectionFields {...props} name="rates" />
      </Section>
    );
  },
  true,
);

/** Hours and miles have no receipt, and receipts no miles. */
function fieldsOfCost({ sort }: AnyRow): readonly string[] {
  const counted = sort === 'hours' ? 'hours' : sort === 'miles' ? 'miles' : 'amount';
  return ['day', 'what', 'sort', counted];
}

function amountIn({ amount, hours, miles }: AnyRow, { entry }: LossRecordMessages, locale: Locale): string {
  const said = (count: unknown, template: string) =>
    typeof count === 'number' ? t(template, { count: locale.upTo(count) }, locale) : '';
  return [
    typeof amount === 'number' && locale.dollars(amount / 100, 2),
    said(hours, entry.hours),
    said(miles, entry.miles),
  ]
    .filter(Boolean)
    .join(', ');
}

function Sums({ record, words: { entry }, locale }: PartProps) {
  const { costs, hours, miles } = totalsOf(record);
  return (
    <div className={lossStyles.total}>
      <p>
        <strong>{entry.spent}</strong> <strong>{locale.dollars(costs / 100, 2)}</strong>
      </p>
      <ul>
        <Effort effort={hours} template={entry.hours} atRate={entry.atRate} locale={locale} />
        <Effort effort={miles} template={entry.miles} atRate={entry.atRate} locale={locale} />
      </ul>
    </div>
  );
}

interface EffortProps {
  readonly effort: OwnEffort;
  readonly template: string;
  readonly atRate: string;
  readonly locale: Locale;
}

/** A sum of hours or miles; in dollars only where its owner gave a rate. */
function Effort({ effort: { sum, cents }, template, atRate, locale }: EffortProps) {
  if (sum === 0) return null;
  const dollars = cents === null ? '' : `, ${t(atRate, { dollars: locale.dollars(cents / 100, 2) }, locale)}`;
  return (
    <li>
      {t(template, { count: locale.upTo(sum) }, locale)}
      {dollars}
    </li>
  );
}
