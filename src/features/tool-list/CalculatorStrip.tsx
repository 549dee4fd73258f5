import { owner } from '#content/owner.ts';
import { Icon } from '../../components/Icon.tsx';
import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './CalculatorStrip.module.css';
import { ToolIcon } from './ToolIcon.tsx';
import { pageOfTool, type ToolName, toolNames } from './tools.ts';

/** The cost builder is for homeowners: it is not among the tools of a drying job. */
const dryingTools = toolNames.filter((name) => name !== 'cost-builder');

/** The navigation between tools at the top of each one; the open one has the background of the page. */
export function CalculatorStrip({ open }: { readonly open?: ToolName }) {
  const { bench, frame } = useMessages();
  const { strip, exact, name, tools } = bench;
  const pathTo = usePath();
  return (
    <nav className={`${styles.strip} no-print`} aria-label={name}>
      <div className="wrap">
        <p>
          <a href={pathTo('/calculators')}>{strip}</a>
          <a href={pathTo('/calculators/accuracy')} aria-current={open ? undefined : 'page'}>
            {exact}
          </a>
          <a className={styles.call} href={`tel:${owner.phone.dial}`} aria-label={frame.header.callNow}>
            <Icon name="phone" />
          </a>
        </p>
        <ul>
          {dryingTools.map((tool) => (
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
