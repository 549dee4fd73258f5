import type { MDXComponents } from 'mdx/types.js';
import { useLanguage, useLists } from '../../frame/language.tsx';
import { Spread } from '../../parts/pictures/Spread.tsx';
import { PageScreen } from '../page/PageScreen.tsx';
import { type GuideCard, guidesOf } from './guide-shelf.ts';
import styles from './guides.module.css';

const parts: MDXComponents = { Shelves };

/** The contents page of the manual: five shelves of two guides each. */
export function GuidesScreen() {
  return <PageScreen page="guides" parts={parts} />;
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

function Guide({ guide: { title, description, link, badge, badgeColor } }: { readonly guide: GuideCard }) {
  return (
    <li>
      <span className={`tag ${styles[badgeColor]}`}>{badge}</span>
      <h3>
        <a href={link}>{title}</a>
      </h3>
      <p>{description}</p>
    </li>
  );
}
