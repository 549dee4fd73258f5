import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type OwnEffort, totalsOf } from '#core/loss-record/totals.ts';
import type { AnyRow } from '#core/records/shape.ts';
import styles from '../records/record.module.css';
import lossStyles from './loss-record.module.css';
import { RowPhotos } from './photos/PhotoStrip.tsx';
import { memoSection, Rows, Section, SectionFields, type SectionProps } from './Section.tsx';

/** Expenses with receipts; own hours and miles are totaled apart. */
export const Costs = memoSection(
  ['costs', 'rates'],
  function Costs(props) {
    const { record, messages, locale } = props;
    return (
      <Section name="costs" messages={messages}>
        <Rows
          {...props}
          table="costs"
          unlike={['day']}
          first={fieldsOfCost}
          aside={(row) => amountIn(row, messages, locale)}
          more={({ id }) => (
            <RowPhotos {...props} links={{ cost: id, shows: 'receipt' }} isOfRow={({ cost }) => cost === id} />
          )}
        />
        {record.costs.length > 0 && <Sums {...props} />}
        <h3>{messages.sections.rates.title}</h3>
        <p className={`${styles.lead} no-print`}>{messages.sections.rates.lead}</p>
        <SectionFields {...props} name="rates" />
      </Section>
    );
  },
  true,
);

/** Hours and miles have no receipt amount. */
function fieldsOfCost({ sort }: AnyRow): readonly string[] {
  const counted = sort === 'hours' ? 'hours' : sort === 'miles' ? 'miles' : 'amount';
  return ['day', 'what', 'sort', counted];
}

function amountIn({ amount, hours, miles }: AnyRow, { entry }: LossRecordMessages, locale: Locale): string {
  const text = (count: unknown, template: string) =>
    typeof count === 'number' ? t(template, { count: locale.upTo(count) }, locale) : '';
  return [
    typeof amount === 'number' && locale.dollars(amount / 100, 2),
    text(hours, entry.hours),
    text(miles, entry.miles),
  ]
    .filter(Boolean)
    .join(', ');
}

function Sums({ record, messages: { entry }, locale }: SectionProps) {
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

/** Total of hours or miles; in dollars only if the owner gave a rate. */
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
