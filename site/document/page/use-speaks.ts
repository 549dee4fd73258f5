import { useLanguage } from '../../frame/language.tsx';
import { type Speaks, speaksOf } from '../tree/speaks.ts';

/** The words, lists and formats of the page being rendered. */
export function useSpeaks(): Speaks {
  return speaksOf(useLanguage());
}
