import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { ruleIds } from '#core/claim-clock/rule.ts';
import { ToolPage } from '../../components/pages/ToolPage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';

/** The claim clock page around the tool; without script it lists the rules with their sources. */
export function ClaimClockPage({ children }: { readonly children?: ReactNode }) {
  return (
    <ToolPage page="claim-clock" hasLetterhead parts={{ HelpLine, Rules }}>
      {children}
    </ToolPage>
  );
}

/** The phone number of the state's help line, as a link. */
function HelpLine() {
  const { helpLine } = languages[useLanguage()].claim.clock;
  const number = wordsOf(helpLine);
  return <a href={`tel:+1${number.replaceAll('-', '')}`}>{number}</a>;
}

function Rules({ children }: { readonly children?: ReactNode }) {
  const { rules } = languages[useLanguage()].claim.clock;
  return <RuleList heading={children} ids={ruleIds} rules={rules} />;
}
