import type { ReactNode } from 'react';
import { languages } from '#content/i18n/languages.ts';
import { ruleIds } from '#core/equipment-check/check.ts';
import { ToolPage } from '../../components/pages/ToolPage.tsx';
import { RuleList } from '../../components/RuleList.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';

/** The equipment check page around the tool; without script it lists the rules with their sources. */
export function EquipmentCheckPage({ children }: { readonly children?: ReactNode }) {
  return (
    <ToolPage page="equipment-check" calculator="equipment-check" hasLetterhead parts={{ Rules }}>
      {children}
    </ToolPage>
  );
}

function Rules({ children }: { readonly children?: ReactNode }) {
  return <RuleList heading={children} ids={ruleIds} rules={languages[useLanguage()].claim.invoice.rules} />;
}
