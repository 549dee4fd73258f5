import type { ReactNode } from 'react';
import styles from './Shell.module.css';

/**
 * The layout of every calculator: form and result in a narrow column, the picture of the result beside it. One column on
 * a phone, in the order form, result, picture.
 *
 * A tool is a component of this kind, prerendered by `PrerenderedTool` and woken by `mountTool`, and a page that renders
 * heading, explanation, method and `NeedsScript` around it:
 *
 *     const rules: ToolRules<Field, Input, Result> = { defaults, labels, validate, calculate };
 *     const tool = useTool(rules);
 *     <ToolFrame
 *       side={<>
 *         <ToolForm tool={tool} button="Calculate"><NumberField name="length" /> …</ToolForm>
 *         <Results tool={tool} title="…" rows={rows}>
 *           <MethodComparison … /> <Working steps={…} /> <ShareBar … link={tool.link} />
 *         </Results>
 *       </>}
 *       wide={<figure>…</figure>}
 *     />
 *
 * Its validate returns the names of the form's fields; its error codes have words in content/en/calculators/messages.ts. Rows are
 * formatted with site/format.ts. The address keeps the fields under their names, so fields are named for people.
 */
export function ToolFrame({ side, wide }: { readonly side: ReactNode; readonly wide?: ReactNode }) {
  return (
    <div className={styles.tool}>
      <div className={styles.side}>{side}</div>
      {wide && <div className={styles.wide}>{wide}</div>}
    </div>
  );
}
