import type { ReactNode } from 'react';
import { Letterhead } from '../../features/downloads/Letterhead.tsx';
import { sheetWordsIn } from '../../features/downloads/letterhead.ts';
import { CalculatorStrip } from '../../features/tool-list/CalculatorStrip.tsx';
import type { ToolName } from '../../features/tool-list/tools.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NoScript } from '../NoScript.tsx';
import styles from '../tool.module.css';
import { PagePage, type PageProps } from './PagePage.tsx';

interface ToolPageProps extends Pick<PageProps, 'page' | 'parts'> {
  /** Its entry in the strip of calculators above the page; without one there is no strip. */
  readonly calculator?: ToolName;
  readonly hasLetterhead?: boolean;
  /** The tool, placed where the text has `<Tool />`. */
  readonly children?: ReactNode;
}

/** The page around a tool. */
export function ToolPage({ page, parts, calculator, hasLetterhead = false, children }: ToolPageProps) {
  const words = sheetWordsIn(useLanguage());
  return (
    <>
      {calculator && <CalculatorStrip open={calculator} />}
      {hasLetterhead && (
        <div className="wrap">
          <Letterhead words={words} />
        </div>
      )}
      <PagePage page={page} parts={{ NoScript, Tool: () => <div className={styles.tool}>{children}</div>, ...parts }} />
    </>
  );
}
