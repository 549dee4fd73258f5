import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { examplesIn } from '#content/i18n/assessment-messages.ts';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { CategoryPicture } from '../../lib/figures/shared/water-tank.tsx';
import styles from './damage-assessment.module.css';

/** The assessment page around the tool. Text, phone and categories work without script. */
export function DamageAssessmentPage({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { Categories, Examples, NoScript, Tool: () => children };
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="damage-assessment" />
        <div className={styles.page}>
          <PageMessages place="pages/damage-assessment" parts={parts} />
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

/** The table of the three water categories; the props are its column headings. */
function Categories(heads: { readonly category: string; readonly meaning: string; readonly example: string }) {
  const { categories } = answerMessagesIn[useLanguage()];
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
              <CategoryPicture category={Number(category)} />
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
