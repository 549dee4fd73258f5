import type { MDXComponents } from 'mdx/types.js';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { BenchStrip } from '../tool-list/CalculatorStrip.tsx';
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
export function AccuracyPage() {
  return (
    <NumberedPage>
      <BenchStrip />
      <div className="wrap">
        <PageCrumbs page="accuracy" />
        <PageMessages place="pages/accuracy" parts={parts} />
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
