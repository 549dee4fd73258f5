import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { NoScript } from '../../components/NoScript.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import tool from '../../components/tool.module.css';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { CalculatorStrip } from '../tool-list/CalculatorStrip.tsx';

/** Page shell of the drying job. */
export function DryingJobPage({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <CalculatorStrip open="drying-job" />
      <div className="wrap">
        <PageCrumbs page="drying-job" />
        <PageMessages place="pages/drying-job" parts={parts} />
      </div>
    </NumberedPage>
  );
}
