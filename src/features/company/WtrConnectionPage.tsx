import type { MDXComponents } from 'mdx/types.js';
import { owner } from '#content/owner.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { EstimateForm } from '../contact/EstimateForm.tsx';
import { Sign } from './visit-signs.tsx';
import styles from './wtr-connection.module.css';

const parts: MDXComponents = {
  AreaMap,
  Areas,
  CallNow,
  EstimateForm,
  Hero,
  Places,
  Reach,
  Reasons,
  ReasonsFor,
  Sign,
  Visit,
};

/** Whom to call, when, and what the company does and does not do. */
export function WtrConnectionPage() {
  return <PagePage page="wtr-connection" parts={parts} />;
}

/** How to reach us, and beside it the form. */
function Hero({ children }: Words) {
  return <div className={styles.hero}>{children}</div>;
}

function Reach({ children }: Words) {
  return <div>{children}</div>;
}

/** For whom a form is the wrong way. */
function CallNow({ children }: Words) {
  return <p className={styles.now}>{children}</p>;
}

function Reasons({ children }: Words) {
  return <div className={styles.when}>{children}</div>;
}

/** Reasons to call at any hour (`now`), or in office hours (`soon`). */
function ReasonsFor({ title, tone, children }: Words & { readonly title: string; readonly tone: 'now' | 'soon' }) {
  return (
    <div className={styles[tone]}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** What happens after a call, step by step. */
function Visit({ children }: Words) {
  return <ol className={styles.visit}>{children}</ol>;
}

function Areas({ children }: Words) {
  return <div className={styles.areas}>{children}</div>;
}

const cities: readonly string[] = owner.cities;
const places = {
  cities,
  otherTowns: owner.towns.filter((town) => !cities.includes(town)),
  counties: [...owner.counties, ...owner.farCounties],
};

/** Where the owner works, from his file: what the map beside it draws. */
function Places({ title, of }: { readonly title: string; readonly of: keyof typeof places }) {
  if (places[of].length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {places[of].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function AreaMap({ children }: Words) {
  return <div className={styles.map}>{children}</div>;
}
