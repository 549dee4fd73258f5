import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { NumberedPage } from '../../document/page/page-record.tsx';
import tool from '../../tools/island/tool.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import { NoScript } from './NoScript.tsx';

/** The loss record's page around its tool. */
export function LossRecordScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="loss-record" />
        <PageWords place="pages/loss-record" parts={parts} />
      </div>
    </NumberedPage>
  );
}
