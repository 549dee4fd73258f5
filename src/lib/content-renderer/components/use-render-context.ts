import { useLanguage } from '../../../i18n/language-context.tsx';
import { type RenderContext, renderContext } from '../ast/render-context.ts';

export function useRenderContext(): RenderContext {
  return renderContext(useLanguage());
}
