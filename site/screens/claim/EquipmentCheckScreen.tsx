import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/languages.ts';
import { ruleIds } from '#core/equipment-check/branches.ts';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Letterhead } from '../../document/sheet/Letterhead.tsx';
import { sheetWordsIn } from '../../document/sheet/sheet-words.ts';
import { Sources } from '../../document/sources/Sources.tsx';
import { useLanguage } from '../../frame/language.tsx';
import { BenchStrip } from '../../parts/bench/BenchStrip.tsx';
import tool from '../../tools/island/tool.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import { NoScript } from './NoScript.tsx';
import { RuleList } from './RuleList.tsx';

/** The page of the equipment check around its tool: without any script it is the list of rules, with their sources. */
export function EquipmentCheckScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { NoScript, Rules, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <BenchStrip open="equipment-check" />
      <div className="wrap">
        <Letterhead words={sheetWordsIn(useLanguage())} />
      </div>
      <div className="wrap">
        <PageCrumbs page="equipment-check" />
        <PageWords place="pages/equipment-check" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

function Rules() {
  return <RuleList ids={ruleIds} rules={languages[useLanguage()].claim.invoice.rules} />;
}
