import { useRenderContext } from '../../lib/content-renderer/components/use-render-context.ts';
import { WithShare } from '../share/ShareButton.tsx';
import type { GuideHead } from './GuideLayout.tsx';

/** Breadcrumb navigation with the current page last. */
export function Crumbs({ crumbs, title }: Pick<GuideHead, 'crumbs' | 'title'>) {
  const { words } = useRenderContext();
  return (
    <WithShare>
      <nav className="crumb" aria-label={words.breadcrumb}>
        {crumbs.map(({ path, label }) => (
          <span key={path}>
            <a href={path}>{label}</a> /{' '}
          </span>
        ))}
        <span aria-current="page">{title}</span>
      </nav>
    </WithShare>
  );
}
