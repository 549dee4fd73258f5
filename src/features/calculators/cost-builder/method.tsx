import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import { useLanguage, useLocale } from '../../../i18n/language-context.tsx';
import { calculatorMessages } from '../page/page-messages.ts';
import styles from './CostBuilder.module.css';
import { additionalCostText, type CostMessages } from './cost-text.ts';

/** MDX components of this calculator's method. */
export const methodParts = {
  AdditionalCosts: function Additional() {
    const { words } = calculatorMessages(useLanguage(), 'cost-builder');
    return <AdditionalCosts words={words as CostMessages} locale={useLocale()} />;
  },
};

/** Additional costs, for the method below the calculator: "Mold removal: +$500-3,000". */
function AdditionalCosts({ words, locale }: { readonly words: CostMessages; readonly locale: Locale }) {
  const { line, names } = words.own.additional;
  return (
    <ul className={styles.ruled}>
      {additionalCosts.map((cost) => (
        <li key={cost.id}>
          {t(line, { name: names[cost.id], amount: additionalCostText(words, locale, cost) }, locale)}
        </li>
      ))}
    </ul>
  );
}
