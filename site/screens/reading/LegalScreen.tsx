import { GuidePage } from '../../document/GuidePage.tsx';
import { Blocks } from '../../document/page/Blocks.tsx';
import { useLanguage, useLocale, useWords } from '../../frame/language.tsx';
import { useCrumbs } from '../page/crumbs.ts';
import { documentIn } from '../texts.ts';

/**
 * A legal text. It applies as published on the day it is read, so its date is the reader's day.
 * @param today the build's day, shown until the frame's script brings it up to date
 */
export function LegalScreen({ name, today }: { readonly name: 'privacy' | 'terms'; readonly today: Date }) {
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `legal/${name}`);
  const { updated } = useWords().screens.legal;
  const day = useLocale().date(today);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home'),
        readMinutes,
        reviewed: today.toISOString(),
        meta: (
          <>
            {updated} <span data-today="date">{day}</span>
          </>
        ),
        sections,
        related: [],
      }}
    >
      <Blocks blocks={blocks} />
    </GuidePage>
  );
}
