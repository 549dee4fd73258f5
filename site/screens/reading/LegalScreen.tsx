import { say } from '#content/locale/say.ts';
import { GuidePage } from '../../document/guide/GuidePage.tsx';
import { useLanguage, useLocale, useWords } from '../../frame/language.tsx';
import { useCrumbs } from '../page/crumbs.ts';
import { documentIn } from '../texts.ts';

/**
 * A legal text. It applies as published on the day it is read, so its date is the reader's day. Its head says on which day
 * the words themselves changed. Throws, and so stops the build, when it does not.
 * @param today the build's day, shown until the frame's script brings it up to date
 */
export function LegalScreen({ name, today }: { readonly name: 'privacy' | 'terms'; readonly today: Date }) {
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `legal/${name}`);
  const words = useWords().screens.legal;
  const locale = useLocale();
  const changed = 'changed' in frontmatter && frontmatter.changed;
  if (!changed) throw new Error(`legal/${name} does not say when it last changed`);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home'),
        readMinutes,
        reviewed: today.toISOString(),
        meta: (
          <>
            {words.updated} <span data-today="date">{locale.date(today)}</span> ·{' '}
            {say(words.changed, { day: locale.date(changed) }, locale)}
          </>
        ),
        sections,
        related: [],
      }}
      blocks={blocks}
    />
  );
}
