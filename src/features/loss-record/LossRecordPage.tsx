import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { NoScript } from '../../components/NoScript.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import tool from '../../components/tool.module.css';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';

/** Page shell of the loss record. */
export function LossRecordPage({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="loss-record" />
        <PageMessages place="pages/loss-record" parts={parts} />
      </div>
    </NumberedPage>
  );
}
