import type { MDXComponents } from 'mdx/types.js';
import type { AiTool, CaseResult, RoadmapPhase } from '#content/en/collections/ai-restoration.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { Spread } from '../../components/pictures/PictureSpread.tsx';
import { useLists, useMessages } from '../../i18n/language-context.tsx';
import { LineText as Line } from '../../lib/content-renderer/components/Inlines.tsx';
import styles from './ai.module.css';

const parts: MDXComponents = { Cases, Measure, Roadmap, Tools };

/** AI tools in restoration: what they do, a roadmap, and case results. */
export function AiPage() {
  return <PagePage page="ai-in-restoration" parts={parts} />;
}

function Measure({ children }: Words) {
  return <div className="measure">{children}</div>;
}

/** The tools by category. `caption` explains the price marks under the first title. */
function Tools({ caption }: { readonly caption: string }) {
  return useLists().aiToolCategories.map(({ title, tools }, index) => (
    <Spread key={title} id={`tools-${index + 1}`} title={title} aside={index === 0 && caption} look="wide">
      <div className={styles.tools}>
        {tools.map((tool) => (
          <Tool key={tool.name} tool={tool} />
        ))}
      </div>
    </Spread>
  ));
}

function Tool({ tool: { name, description, benefits, watch, difficulty, cost } }: { readonly tool: AiTool }) {
  return (
    <article>
      <p className={styles.facts}>
        {difficulty} · {cost}
      </p>
      <h3>{name}</h3>
      <p>
        <Line line={description} />
      </p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <b>{useMessages().screens.ai.watch}</b> {watch}
      </p>
    </article>
  );
}

function Roadmap() {
  return (
    <ol className={styles.roadmap}>
      {useLists().roadmap.map((phase) => (
        <Phase key={phase.phase} phase={phase} />
      ))}
    </ol>
  );
}

function Phase({ phase: { phase, timeline, description, tools, cost, done } }: { readonly phase: RoadmapPhase }) {
  const words = useMessages().screens.ai;
  return (
    <li>
      <p className={styles.facts}>
        {timeline} · {cost}
      </p>
      <h3>{phase}</h3>
      <p>{description}</p>
      <p>
        <b>{words.tools}</b> {tools.join('; ')}.
      </p>
      <p>
        <b>{words.done}</b> {done}
      </p>
    </li>
  );
}

function Cases() {
  return (
    <div className={styles.cases}>
      {useLists().caseResults.map((result) => (
        <Case key={result.company} result={result} />
      ))}
    </div>
  );
}

function Case({ result: { company, challenge, solution, result, roi } }: { readonly result: CaseResult }) {
  const words = useMessages().screens.ai;
  const rows = [
    [words.challenge, challenge],
    [words.solution, solution],
    [words.result, result],
    [words.roi, roi],
  ] as const;
  return (
    <article className={styles.case}>
      <h3>{company}</h3>
      <dl>
        {rows.map(([term, line]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Line line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
