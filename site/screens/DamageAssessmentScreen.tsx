import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { answerWordsIn } from '#content/words/assessment-answers.ts';
import { examplesIn } from '#content/words/assessment-words.ts';
import { NumberedPage } from '../document/page/page-record.tsx';
import { Link } from '../frame/Link.tsx';
import { useLanguage } from '../frame/language.tsx';
import styles from './damage-assessment.module.css';
import { PageCrumbs, PageWords } from './page/PageScreen.tsx';
import type { Words } from './page/page-vocabulary.tsx';

/** The assessment page around its tool: reads and gives the phone and the categories without any script. */
export function DamageAssessmentScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { Categories, Examples, NoScript, Tool: () => children };
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="damage-assessment" />
        <div className={styles.page}>
          <PageWords place="pages/damage-assessment" parts={parts} />
        </div>
      </div>
    </NumberedPage>
  );
}

function NoScript({ children }: Words) {
  return (
    <noscript>
      <p className={styles.noscript}>{children}</p>
    </noscript>
  );
}

function Examples() {
  return (
    <ul className={styles.examples}>
      {Object.entries(examplesIn[useLanguage()]).map(([id, { label }]) => (
        <li key={id}>
          <Link href={`/damage-assessment?example=${id}`}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The three categories of water, under the heads that the page gives. */
function Categories(heads: { readonly category: string; readonly meaning: string; readonly example: string }) {
  const { categories } = answerWordsIn[useLanguage()];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heads.category}</th>
          <th scope="col">{heads.meaning}</th>
          <th scope="col">{heads.example}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(categories).map(([category, { name, description, examples }]) => (
          <tr key={category}>
            <th scope="row">
              {category}: {name}
            </th>
            <td data-head={heads.meaning}>{description}</td>
            <td data-head={heads.example}>{examples}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
