import { useLanguage, useLocale } from '../../../i18n/language-context.tsx';
import { wordsOf } from '../page/page-messages.ts';
import { AdditionalCosts } from './AdditionalCosts.tsx';
import type { CostMessages } from './cost.ts';

/** Parts of the method that only this calculator has. */
export const methodParts = {
  AdditionalCosts: function Additional() {
    const { words } = wordsOf(useLanguage(), 'cost-builder');
    return <AdditionalCosts words={words as CostMessages} locale={useLocale()} />;
  },
};
