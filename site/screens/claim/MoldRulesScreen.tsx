import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/languages.ts';
import rows from '../../document/page/looks/rows.module.css';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Sources } from '../../document/sources/Sources.tsx';
import { useLanguage } from '../../frame/language.tsx';
import tool from '../../tools/island/tool.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import { NoScript } from './NoScript.tsx';
import { RuleList } from './RuleList.tsx';

/** The page of the mold rules around its tool: without any script it is the list of rules, with their sources. */
export function MoldRulesScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = {
    NoScript,
    Rules,
    ul: LinkRows,
    Tool: () => <div className={tool.tool}>{children}</div>,
  };
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="mold-rules" />
        <PageWords place="pages/mold-rules" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

function LinkRows({ children }: { readonly children?: ReactNode }) {
  return <ul className={rows.rows}>{children}</ul>;
}

function Rules() {
  const { rules } = languages[useLanguage()].claim.mold;
  const ids = Object.keys(rules) as (keyof typeof rules)[];
  return <RuleList ids={ids} rules={rules} />;
}
