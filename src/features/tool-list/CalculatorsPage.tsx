import { PagePage } from '../../components/pages/PagePage.tsx';
import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './calculators-page.module.css';
import { ToolIcon } from './ToolIcon.tsx';
import { pageOfTool, type ToolName, toolNames } from './tools.ts';

/** The overview page of all tools. */
export function CalculatorsPage() {
  return <PagePage page="calculators" parts={{ Tools }} />;
}

/** A titled group of tools; `names` is space-separated. */
function Tools({ id, title, names }: { readonly id: string; readonly title: string; readonly names: string }) {
  const { tools } = useMessages().bench;
  const pathTo = usePath();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {names
          .split(' ')
          .map(toolNamed)
          .map((tool) => (
            <li key={tool}>
              <a href={pathTo(pageOfTool(tool))}>
                <ToolIcon name={tool} />
                <b>{tools[tool].name}</b>
                <span>{tools[tool].line}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Throws, failing the build, for an unknown name. */
function toolNamed(name: string): ToolName {
  const tool = toolNames.find((known) => known === name);
  if (!tool) throw new Error(`There is no tool "${name}" `);
  return tool;
}
