import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { type AdditionalCost, additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import styles from '../CostBuilder.module.css';
import type { CostWords } from '../cost.ts';

/** "+$500-3,000", as the specification writes it. */
export function amountText({ own }: CostWords, locale: Locale, { low, high, unit }: AdditionalCost): string {
  const least = unit === 'percent' ? locale.upTo(low) : locale.dollars(low);
  return say(own.additional.amounts[unit], { low: least, high: locale.upTo(high) }, locale);
}

/** What can come on top of an estimate, for the method below the tool: "Mold removal: +$500-3,000". */
export function AdditionalCosts({ words, locale }: { readonly words: CostWords; readonly locale: Locale }) {
  const { line, names } = words.own.additional;
  return (
    <ul className={styles.ruled}>
      {additionalCosts.map((cost) => (
        <li key={cost.id}>{say(line, { name: names[cost.id], amount: amountText(words, locale, cost) }, locale)}</li>
      ))}
    </ul>
  );
}
