import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { ToolPage } from '../../components/pages/ToolPage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import rows from '../../lib/content-renderer/components/rows.module.css';

/** The mold rules page around the tool; without script it lists the rules with their sources. */
export function MoldRulesPage({ children }: { readonly children?: ReactNode }) {
  return (
    <ToolPage page="mold-rules" parts={{ Rules, ul: LinkRows }}>
      {children}
    </ToolPage>
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
