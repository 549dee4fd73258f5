import { useLanguage } from '../../../i18n/language-context.tsx';
import { type RenderContext, renderContext } from '../ast/render-context.ts';

/** The words, lists and formats of the page being rendered. */
export function useRenderContext(): RenderContext {
  return renderContext(useLanguage());
}
