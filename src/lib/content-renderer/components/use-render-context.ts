import { useLanguage } from '../../../i18n/language-context.tsx';
import { type Speaks, speaksOf } from '../ast/render-context.ts';

/** The words, lists and formats of the page being rendered. */
export function useSpeaks(): Speaks {
  return speaksOf(useLanguage());
}
