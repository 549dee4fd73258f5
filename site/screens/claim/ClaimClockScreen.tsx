import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/languages.ts';
import { wordsOf } from '#content/locale/sourced.ts';
import { ruleIds } from '#core/claim/claim-clock/rules/rule.ts';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Letterhead } from '../../document/sheet/Letterhead.tsx';
import { sheetWordsIn } from '../../document/sheet/sheet-words.ts';
import { Sources } from '../../document/sources/Sources.tsx';
import { useLanguage } from '../../frame/language.tsx';
import tool from '../../tools/island/tool.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import { NoScript } from './NoScript.tsx';
import { RuleList } from './RuleList.tsx';

/** The claim clock's page around its tool: without any script it is the list of rules, with their sources. */
export function ClaimClockScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { HelpLine, NoScript, Rules, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <div className="wrap">
        <Letterhead words={sheetWordsIn(useLanguage())} />
      </div>
      <div className="wrap">
        <PageCrumbs page="claim-clock" />
        <PageWords place="pages/claim-clock" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

/** The number of the state's help line, as a link that dials. */
function HelpLine() {
  const { helpLine } = languages[useLanguage()].claim.clock;
  const number = wordsOf(helpLine);
  return <a href={`tel:+1${number.replaceAll('-', '')}`}>{number}</a>;
}

/** Every deadline that is counted: what, who, how, and where it stands. */
function Rules() {
  const { rules } = languages[useLanguage()].claim.clock;
  return <RuleList ids={ruleIds} rules={rules} />;
}
