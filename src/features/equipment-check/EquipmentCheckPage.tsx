import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { ruleIds } from '#core/equipment-check/check.ts';
import { NoScript } from '../../components/NoScript.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import tool from '../../components/tool.module.css';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { Letterhead } from '../downloads/Letterhead.tsx';
import { sheetWordsIn } from '../downloads/letterhead.ts';
import { CalculatorStrip } from '../tool-list/CalculatorStrip.tsx';

/** The equipment check page around the tool; without script it lists the rules with their sources. */
export function EquipmentCheckPage({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Rules, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <CalculatorStrip open="equipment-check" />
      <div className="wrap">
        <Letterhead words={sheetWordsIn(useLanguage())} />
      </div>
      <div className="wrap">
        <PageCrumbs page="equipment-check" />
        <PageMessages place="pages/equipment-check" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

function Rules({ children }: { readonly children?: ReactNode }) {
  return <RuleList heading={children} ids={ruleIds} rules={languages[useLanguage()].claim.invoice.rules} />;
}
