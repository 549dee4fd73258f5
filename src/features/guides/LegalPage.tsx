import { t } from '#content/i18n/t.ts';
import { useCrumbs } from '../../components/pages/crumbs.ts';
import { useLanguage, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import { GuideLayout } from './GuideLayout.tsx';

interface LegalProps {
  readonly name: 'accessibility' | 'privacy' | 'terms';
  /** The build's day, shown until the script of every page brings it up to date. */
  readonly today?: Date;
}

/**
 * A legal text. Its head says on which day the words changed; it throws, and so stops the build, when it does not. One that
 * applies as published on the day it is read shows the visitor's date before that.
 */
export function LegalPage({ name, today }: LegalProps) {
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `pages/legal/${name}`);
  const words = useMessages().reading;
  const locale = useLocale();
  const changed = 'changed' in frontmatter && frontmatter.changed;
  if (!changed) throw new Error(`pages/legal/${name} does not say when it last changed`);
  const day = locale.date(changed);
  return (
    <GuideLayout
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home'),
        readMinutes,
        reviewed: changed,
        meta: today ? <OfToday changed={changed} today={today} /> : t(words.changed, { day }, locale),
        sections,
        related: [],
      }}
      blocks={blocks}
    />
  );
}

function OfToday({ changed, today }: { readonly changed: string; readonly today: Date }) {
  const words = useMessages().screens.legal;
  const locale = useLocale();
  return (
    <span>
      {words.updated} <span data-today="date">{locale.date(today)}</span> ·{' '}
      {t(words.changed, { day: locale.date(changed) }, locale)}
    </span>
  );
}
