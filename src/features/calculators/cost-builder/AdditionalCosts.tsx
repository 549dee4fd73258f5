import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type AdditionalCost, additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import styles from './CostBuilder.module.css';
import type { CostMessages } from './cost.ts';

/** "+$500-3,000", as the specification writes it. */
export function amountText({ own }: CostMessages, locale: Locale, { low, high, unit }: AdditionalCost): string {
  const least = unit === 'percent' ? locale.upTo(low) : locale.dollars(low);
  return t(own.additional.amounts[unit], { low: least, high: locale.upTo(high) }, locale);
}

/** What can come on top of an estimate, for the method below the tool: "Mold removal: +$500-3,000". */
export function AdditionalCosts({ words, locale }: { readonly words: CostMessages; readonly locale: Locale }) {
  const { line, names } = words.own.additional;
  return (
    <ul className={styles.ruled}>
      {additionalCosts.map((cost) => (
        <li key={cost.id}>{t(line, { name: names[cost.id], amount: amountText(words, locale, cost) }, locale)}</li>
      ))}
    </ul>
  );
}
