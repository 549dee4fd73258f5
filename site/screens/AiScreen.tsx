import {
  type AiTool,
  aiToolCategories,
  type CaseResult,
  caseResults,
  realityCheck,
  roadmap,
} from '#content/en/lists/shelf/ai-restoration.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import { Sources } from '../document/Claim.tsx';
import { Figure } from '../document/Figure.tsx';
import { Crumbs } from '../document/GuidePage.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Note } from '../document/parts.tsx';
import { Words } from '../document/Words.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './AiScreen.module.css';

/** What AI tools do in restoration, in which order to try them, and what to believe. */
export function AiScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="AI in restoration" />
        <h1>AI in restoration: what helps, what does not</h1>
        <p className="lede">
          Kinds of tools, not brands. They write, file and draft well. They do not know whether a wall is wet.
        </p>
        <div className="measure">
          <Figure name="ai-handoff" />
        </div>
        {aiToolCategories.map(({ title, tools }, index) => (
          <Spread
            key={title}
            id={`tools-${index + 1}`}
            title={title}
            aside={index === 0 ? '$ free or a few dollars, $$ a monthly seat, $$$ a company contract' : undefined}
          >
            <div className={styles.tools}>
              {tools.map((tool) => (
                <Tool key={tool.name} tool={tool} />
              ))}
            </div>
          </Spread>
        ))}
        <Roadmap />
        <Spread id="cases" title="Three results, told honestly" aside="Who said it stands beside what was said.">
          {caseResults.map((result) => (
            <Case key={result.company} result={result} />
          ))}
        </Spread>
        <Spread id="reality" title="Reality check">
          <Note tone="amber">
            <ul>
              {realityCheck.map((line) => (
                <li key={wordsOf(line)}>
                  <Words line={line} />
                </li>
              ))}
            </ul>
          </Note>
          <p className={styles.buttons}>
            <a className="btn" href="/ask">
              Ask the field team
            </a>
            <a className="btn btn-alt" href="/resources">
              Get the prompt collections
            </a>
          </p>
        </Spread>
        <Sources />
      </div>
    </NumberedPage>
  );
}

function Tool({ tool: { name, description, benefits, watch, difficulty, cost } }: { readonly tool: AiTool }) {
  return (
    <article>
      <p className={styles.facts}>
        {difficulty} · {cost}
      </p>
      <h3>{name}</h3>
      <p>
        <Words line={description} />
      </p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <b>Watch out.</b> {watch}
      </p>
    </article>
  );
}

function Roadmap() {
  return (
    <Spread id="roadmap" title="A roadmap in three phases" aside="Go on only when the phase before has paid.">
      <ol className={styles.roadmap}>
        {roadmap.map(({ phase, timeline, description, tools, cost, done }) => (
          <li key={phase}>
            <p className={styles.facts}>
              {timeline} · {cost}
            </p>
            <h3>{phase}</h3>
            <p>{description}</p>
            <p>
              <b>Tools.</b> {tools.join('; ')}.
            </p>
            <p>
              <b>Done when.</b> {done}
            </p>
          </li>
        ))}
      </ol>
    </Spread>
  );
}

function Case({ result: { company, challenge, solution, result, roi } }: { readonly result: CaseResult }) {
  return (
    <article className={styles.case}>
      <h3>{company}</h3>
      <dl>
        <div>
          <dt>Challenge</dt>
          <dd>{challenge}</dd>
        </div>
        <div>
          <dt>Solution</dt>
          <dd>{solution}</dd>
        </div>
        <div>
          <dt>Result</dt>
          <dd>
            <Words line={result} />
          </dd>
        </div>
        <div>
          <dt>Return</dt>
          <dd>{roi}</dd>
        </div>
      </dl>
    </article>
  );
}
