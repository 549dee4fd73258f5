import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { BenchStrip } from '../../parts/bench/BenchStrip.tsx';
import tool from '../../tools/island/tool.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import { NoScript } from './NoScript.tsx';

/** The drying job's page around its tool. */
export function DryingJobScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <BenchStrip open="drying-job" />
      <div className="wrap">
        <PageCrumbs page="drying-job" />
        <PageWords place="pages/drying-job" parts={parts} />
      </div>
    </NumberedPage>
  );
}
