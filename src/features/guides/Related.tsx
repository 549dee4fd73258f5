import { t } from '#content/i18n/t.ts';
import { useRenderContext } from '../../lib/content-renderer/components/use-render-context.ts';
import { ToolIcon } from '../tool-list/ToolIcon.tsx';
import type { ToolName } from '../tool-list/tools.ts';
import styles from './guide-pictures.module.css';

export interface RelatedPage {
  readonly path: string;
  readonly title: string;
  readonly thumbnail?: string | undefined;
  /** The tool of a page without a drawing. */
  readonly tool?: ToolName | undefined;
  /** Audience of a guide, and its reading time in minutes. */
  readonly badge?: string;
  readonly minutes?: number;
}

/** The sign of a tool in the frame of a drawing. */
function ToolSign({ tool }: Pick<RelatedPage, 'tool'>) {
  return <i className={styles.sign}>{tool && <ToolIcon name={tool} />}</i>;
}

/** List of related pages. */
export function Related({ pages }: { readonly pages: readonly RelatedPage[] }) {
  const { words, locale } = useRenderContext();
  if (pages.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul className={styles.related}>
        {pages.map(({ path, title, thumbnail, tool, badge, minutes }) => (
          <li key={path}>
            {thumbnail ? (
              <img src={thumbnail} alt="" width="104" height="72" loading="lazy" />
            ) : (
              <ToolSign tool={tool} />
            )}
            <a href={path}>{title}</a>
            {badge && <span>{badge}</span>}
            {minutes && <span>{t(words.readMinutes, { minutes }, locale)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
