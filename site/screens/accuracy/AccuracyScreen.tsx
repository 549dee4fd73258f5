import type { MDXComponents } from 'mdx/types.js';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Sources } from '../../document/sources/Sources.tsx';
import { Link } from '../../frame/Link.tsx';
import { BenchStrip } from '../../parts/bench/BenchStrip.tsx';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import type { Words } from '../page/page-vocabulary.tsx';
import styles from './accuracy.module.css';
import { Coefficients } from './Coefficients.tsx';
import { Measured } from './Measured.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';
import { Towns } from './Towns.tsx';

const parts: MDXComponents = {
  Coefficients,
  Decision,
  Decisions,
  Measure,
  Measured,
  ReferenceFile,
  ReferenceTable,
  Sources,
  Towns,
};

/** How exact the calculators are, measured, and what their methods rest on. */
export function AccuracyScreen() {
  return (
    <NumberedPage>
      <BenchStrip />
      <div className="wrap">
        <PageCrumbs page="accuracy" />
        <PageWords place="pages/accuracy" parts={parts} />
      </div>
    </NumberedPage>
  );
}

function Measure({ children }: Words) {
  return <div className="measure">{children}</div>;
}

function Decisions({ children }: Words) {
  return <dl className={styles.decisions}>{children}</dl>;
}

/** What was decided about one thing; `href` leads to the tool that it is about. */
function Decision({ title, href, children }: Words & { readonly title: string; readonly href?: string }) {
  return (
    <>
      <dt>{href ? <Link href={href}>{title}</Link> : title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ReferenceFile({ children }: Words) {
  return (
    <Link href="/calculators/psychrometric-reference.csv" download>
      {children}
    </Link>
  );
}
