import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { NoScript } from '../../components/NoScript.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import tool from '../../components/tool.module.css';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import rows from '../../lib/content-renderer/components/rows.module.css';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';

/** The mold rules page around the tool; without script it lists the rules with their sources. */
export function MoldRulesPage({ children }: { readonly children?: ReactNode }) {
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
        <PageMessages place="pages/mold-rules" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

function LinkRows({ children }: { readonly children?: ReactNode }) {
  return <ul className={rows.rows}>{children}</ul>;
}

function Rules({ children }: { readonly children?: ReactNode }) {
  const { rules } = languages[useLanguage()].claim.mold;
  const ids = Object.keys(rules) as (keyof typeof rules)[];
  return <RuleList heading={children} ids={ids} rules={rules} />;
}
