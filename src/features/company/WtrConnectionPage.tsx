import type { MDXComponents } from 'mdx/types.js';
import { owner } from '#content/owner.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import drawing from '../../lib/figures/shared/drawing.module.css';
import { EstimateForm } from '../contact/EstimateForm.tsx';
import styles from './wtr-connection.module.css';

/** Outline and highlighted path of the icon of each step of a visit, 48 by 36 units. */
const signs = {
  phone: ['M6 2h16v32H6zM11 30h6', 'M28 12q5 6 0 12M33 8q8 10 0 20'],
  door: ['M1 34h46M4 34V3h15v31M15 19v1.5', 'M26 13h18v13H26zM31 13l2-3h4l2 3M35 16a3.5 3.5 0 1 0 .1 0'],
  map: ['M4 3h39v30H4zM4 13h39M4 23h39M17 3v30M30 3v30', 'M7 16h7v4H7zM7 26h7v4H7zM20 26h7v4h-7z'],
  work: [
    'M3 8h18v26H3zM7 13h10M7 17h10M7 21h10',
    'M36 33a9 9 0 1 0-.1 0M36 24v-8q5 1 3 6zM36 24l7 4q-3 4-6 1zM36 24l-7 4q-1-5 3-6z',
  ],
  end: ['M4 2v30h42', 'M5 6q9 20 40 21M12 18v1M22 24v1M33 26v1'],
} as const;

/** The icon of a step of the visit, hidden from screen readers: the text says the same. */
function Sign({ of }: { readonly of: keyof typeof signs }) {
  const [lines, strong] = signs[of];
  return (
    <svg className={styles.sign} viewBox="0 0 48 36" width="72" height="54" aria-hidden="true">
      <path className={drawing.line} d={lines} />
      <path className={drawing.flow} d={strong} />
    </svg>
  );
}

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

/** The contact page of the company: when to call, and what it does and does not do. */
export function WtrConnectionPage() {
  return <PagePage page="wtr-connection" parts={parts} />;
}

function Hero({ children }: Words) {
  return <div className={styles.hero}>{children}</div>;
}

function Reach({ children }: Words) {
  return <div>{children}</div>;
}

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

/** A part of the owner's service area, as on the map beside it. */
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
