import type { MDXComponents } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { claimClockIn } from '#content/claim-words.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import { ruleIds } from '#core/claim-clock/rules/rule.ts';
import { Claim } from '../../document/Claim.tsx';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Sources } from '../../document/Sources.tsx';
import { useLanguage } from '../../frame/language.tsx';
import clock from '../../tools/claim-clock/claim-clock.module.css';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import styles from './ClaimClockScreen.module.css';
import { NoScript } from './NoScript.tsx';

/** The claim clock's page around its tool: without any script it is the list of rules, with their sources. */
export function ClaimClockScreen({ children }: { readonly children?: ReactNode }) {
  const parts: MDXComponents = { HelpLine, NoScript, Rules, Tool: () => <div className={clock.tool}>{children}</div> };
  return (
    <NumberedPage>
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
  const { helpLine } = claimClockIn[useLanguage()];
  const number = wordsOf(helpLine);
  return <a href={`tel:+1${number.replaceAll('-', '')}`}>{number}</a>;
}

/** Every deadline that is counted: what, who, how, and where it stands. */
function Rules() {
  const { rules } = claimClockIn[useLanguage()];
  return (
    <dl className={styles.rules}>
      {ruleIds.map((id) => {
        const { title, how, law } = rules[id];
        return (
          <div key={id} id={`rule-${id}`}>
            <dt>{title}</dt>
            <dd>
              {typeof how === 'string' ? how : <Claim fact={(how.facts ?? []).join(' ')}>{how.words}</Claim>}
              <span className={styles.law}>{law}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
