import type { MDXComponents } from 'mdx/types.js';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Spread } from '../../components/pictures/PictureSpread.tsx';
import { useLanguage, useLists } from '../../i18n/language-context.tsx';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { type GuideCard, guidesOf, useAllGuides } from './guide-list.ts';
import styles from './guides.module.css';

const parts: MDXComponents = { GuideCount, ShelfCount, Shelves };

/** The index of guides, by group. */
export function GuidesPage() {
  return <PagePage page="guides" parts={parts} />;
}

function GuideCount() {
  return useAllGuides().length;
}

function ShelfCount() {
  return useLists().guideGroups.length;
}

function Shelves() {
  const language = useLanguage();
  return useLists().guideGroups.map((group) => (
    <Spread key={group.id} id={group.id} title={group.title} aside={group.description}>
      <ul className={styles.shelf}>
        {guidesOf(language, group).map((guide) => (
          <Guide key={guide.link} guide={guide} />
        ))}
      </ul>
    </Spread>
  ));
}

function Guide({ guide: { name, title, description, link, badge, badgeColor } }: { readonly guide: GuideCard }) {
  const thumbnail = thumbnailOf(name);
  return (
    <li>
      {thumbnail ? <img src={thumbnail} alt="" width="176" height="122" loading="lazy" /> : <i />}
      <div>
        <span className={`tag ${styles[badgeColor]}`}>{badge}</span>
        <h3>
          <a href={link}>{title}</a>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
