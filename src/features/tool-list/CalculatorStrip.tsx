import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './CalculatorStrip.module.css';
import { ToolIcon } from './ToolIcon.tsx';
import { pageOfTool, type ToolName, toolNames } from './tools.ts';

/** All tools across the top of each of them; the open one is in the color of the paper below it. */
export function BenchStrip({ open }: { readonly open?: ToolName }) {
  const { strip, exact, name, tools } = useMessages().bench;
  const pathTo = usePath();
  return (
    <nav className={`${styles.strip} no-print`} aria-label={name}>
      <div className="wrap">
        <p>
          <a href={pathTo('/calculators')}>{t(strip, { count: toolNames.length }, useLocale())}</a>
          <a href={pathTo('/calculators/accuracy')} aria-current={open ? undefined : 'page'}>
            {exact}
          </a>
        </p>
        <ul>
          {toolNames.map((tool) => (
            <li key={tool}>
              <a href={pathTo(pageOfTool(tool))} aria-current={tool === open ? 'page' : undefined}>
                <ToolIcon name={tool} />
                {tools[tool].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
