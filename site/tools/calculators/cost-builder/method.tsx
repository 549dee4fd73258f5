import { useLanguage, useLocale } from '../../../frame/language.tsx';
import { wordsOf } from '../../calculator/page/in-language.ts';
import { AdditionalCosts } from './answer/AdditionalCosts.tsx';
import type { CostWords } from './cost.ts';

/** Parts of the method that only this calculator has. */
export const methodParts = {
  AdditionalCosts: function Additional() {
    const { words } = wordsOf(useLanguage(), 'cost-builder');
    return <AdditionalCosts words={words as CostWords} locale={useLocale()} />;
  },
};
