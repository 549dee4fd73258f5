import { PagePage } from '../../components/pages/PagePage.tsx';
import { useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './calculators-page.module.css';
import { ToolIcon } from './ToolIcon.tsx';
import { pageOfTool, type ToolName, toolNames } from './tools.ts';

/** The page of all tools: what each is for, and that they share one room. */
export function BenchPage() {
  return <PagePage page="calculators" parts={{ Tools }} />;
}

/** Tools of one use under its name; `names` are theirs, with blanks between. */
function Tools({ id, title, names }: { readonly id: string; readonly title: string; readonly names: string }) {
  const { tools } = useMessages().bench;
  const pathTo = usePath();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {names
          .split(' ')
          .map(toolOf)
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

/** Throws, and so stops the build, for a name that no tool has. */
function toolOf(name: string): ToolName {
  const tool = toolNames.find((known) => known === name);
  if (!tool) throw new Error(`There is no tool "${name}" on the bench`);
  return tool;
}
