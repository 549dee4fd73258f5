import { useLanguage } from '../../../i18n/language-context.tsx';
import { type RenderContext, renderContext } from '../ast/render-context.ts';

/** The render context of the current page. */
export function useRenderContext(): RenderContext {
  return renderContext(useLanguage());
}
