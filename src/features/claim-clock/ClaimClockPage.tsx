import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { ruleIds } from '#core/claim-clock/rule.ts';
import { NoScript } from '../../components/NoScript.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import tool from '../../components/tool.module.css';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { Letterhead } from '../downloads/Letterhead.tsx';
import { sheetWordsIn } from '../downloads/letterhead.ts';

/** The claim clock page around the tool; without script it lists the rules with their sources. */
export function ClaimClockPage({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { HelpLine, NoScript, Rules, Tool: () => <div className={tool.tool}>{children}</div> };
  return (
    <NumberedPage>
      <div className="wrap">
        <Letterhead words={sheetWordsIn(useLanguage())} />
      </div>
      <div className="wrap">
        <PageCrumbs page="claim-clock" />
        <PageMessages place="pages/claim-clock" parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

/** The phone number of the state's help line, as a link. */
function HelpLine() {
  const { helpLine } = languages[useLanguage()].claim.clock;
  const number = wordsOf(helpLine);
  return <a href={`tel:+1${number.replaceAll('-', '')}`}>{number}</a>;
}

/** Every deadline rule with its source. */
function Rules({ children }: { readonly children?: ReactNode }) {
  const { rules } = languages[useLanguage()].claim.clock;
  return <RuleList heading={children} ids={ruleIds} rules={rules} />;
}
