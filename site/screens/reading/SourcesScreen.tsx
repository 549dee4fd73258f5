import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import { remembered } from '#core/basis/memory/remembered.ts';
import { Crumbs } from '../../document/guide/Crumbs.tsx';
import { useSpeaks } from '../../document/page/use-speaks.ts';
import type { Page } from '../../document/records/finish-page.ts';
import { citedBy } from '../../document/sources/cited-by.tsx';
import { SourceLists } from '../../document/sources/SourceLists.tsx';
import styles from '../../document/sources/sources.module.css';
import { documentIn } from '../../document/texts.ts';
import { InLanguage, useLanguage } from '../../frame/language.tsx';
import { nearestPage } from '../../frame/page.ts';
import { useCrumbs } from '../page/crumbs.ts';
import { GuideScreen } from './GuideScreen.tsx';

interface Guide {
  readonly slug: string;
}

/** The page of a guide's sources, for who reads without script and for links from other pages. */
export function SourcesScreen({ slug }: Guide) {
  const { words, locale } = useSpeaks();
  const { path, title } = nearestPage(useLanguage(), `/guides/${slug}`);
  const crumbs = [...useCrumbs('home', 'guides'), { path, label: title }];
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} title={words.sources} />
      <section className={styles.sources} aria-labelledby="sources">
        <h1 id="sources">{say(words.sourcesOf, { title }, locale)}</h1>
        <ListsOfGuide slug={slug} level={2} />
      </section>
    </div>
  );
}

/** The lists alone, as the document that the guide's own page asks for when it stands. */
export function sourcesDocument(language: Language, { slug }: Guide): string {
  const lists = renderToStaticMarkup(<InLanguage language={language} show={ListsOfGuide} with={{ slug, level: 3 }} />);
  return `<div xmlns="http://www.w3.org/1999/xhtml">${lists}</div>`;
}

function ListsOfGuide({ slug, level }: Guide & { readonly level: 2 | 3 }) {
  const language = useLanguage();
  const document = documentIn(language, `guides/${slug}`);
  return <SourceLists cited={citedIn(document, language, slug)} level={level} />;
}

/** Both the page and the document ask, and to tell takes as long as the guide itself. */
const citedIn = remembered((_guide: Page, language: Language, slug: string) =>
  citedBy(<InLanguage language={language} show={GuideScreen} with={{ slug }} />),
);
