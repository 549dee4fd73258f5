import type { ReactNode, RefObject } from 'react';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import type { MoldAnswer as Answer, LicenseRule, MoldJob } from '#core/mold-rules/mold-rules.ts';
import { TextWithEnglishNames } from '../../components/Named.tsx';
import tool from '../../components/tool.module.css';
import styles from './mold-rules.module.css';

type Words = MoldRulesMessages['answer'];

interface AnswerProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly answer: Answer;
  readonly job: MoldJob;
  /** The form was changed since. */
  readonly isStale: boolean;
  readonly words: Words;
  readonly inspectionAt: string;
}

/** The anchor on the page of the deciding rule. */
const anchors: Readonly<Record<LicenseRule, string>> = {
  '1958.101': 'hired',
  '1958.102(a)': 'elsewhere',
  '1958.102(c)': 'hired',
  '1958.102(d)': 'builder',
  '1958.102(e)': 'small-home',
};

/** What the rules require of a job: verdict, reason, documents, and general duties. */
export function MoldAnswer({ title, answer, job, isStale, words, inspectionAt }: AnswerProps) {
  const verdict = verdictOf(answer);
  const isAssessment = job.who === 'assessor';
  return (
    <section className={styles.answer} data-verdict={verdict}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      {isStale && <p className={tool.stale}>{words.changed}</p>}
      <p className={styles.verdict}>{words.verdicts[verdict]}</p>
      <dl className={styles.rows}>
        <Row
          name={words.rows.license}
          rule={isAssessment ? 'assessor' : anchors[answer.rule]}
          law={words.law.replace('{rule}', () => answer.rule)}
        >
          <p>{answer.askFirst ? words.askFirst : words.why[isAssessment ? 'assessor' : answer.rule]}</p>
        </Row>
        <Row
          name={words.rows.papers}
          rule={isAssessment || answer.protocolAndWorkPlan ? 'holder' : 'end'}
          law="16 TAC 78"
        >
          {isAssessment ? <p>{words.papers.assessor}</p> : <Documents answer={answer} words={words} />}
        </Row>
        {!isAssessment && (
          <Row name={words.rows.found} rule="found" law="16 TAC 78.30(d)">
            <p>{foundText(answer, job, words)}</p>
          </Row>
        )}
        <Row name={words.rows.size} rule="size" law="EPA">
          <p>{words.sizes[answer.epaGroup]}</p>
          <p>{words.advice[answer.epaAdvice]}</p>
        </Row>
      </dl>
      <h3>{words.always}</h3>
      <p>
        {words.fans} {words.both} <a href="https://www.tdlr.texas.gov/">{words.lookUp}</a>. {words.notAdvice}
      </p>
      <p className="no-print">
        <a className="btn" href={inspectionAt}>
          {words.inspection}
        </a>
      </p>
    </section>
  );
}

function verdictOf({ licenseNeeded, askFirst, protocolAndWorkPlan }: Answer): keyof Words['verdicts'] {
  if (licenseNeeded) return 'license';
  if (askFirst) return 'askFirst';
  return protocolAndWorkPlan ? 'holder' : 'none';
}

function foundText({ rule, licenseNeeded }: Answer, { holdsLicense }: MoldJob, words: Words): string {
  if (rule === '1958.102(d)' || rule === '1958.102(e)') return words.foundAny;
  return licenseNeeded || holdsLicense ? words.foundLicensed : words.found;
}

function Documents({ answer, words: { papers } }: { readonly answer: Answer; readonly words: Words }) {
  const ifAsked = answer.askFirst ? papers.askFirst : undefined;
  if (!answer.protocolAndWorkPlan) return <p>{ifAsked ?? papers.none}</p>;
  return (
    <>
      <ol>
        <li>{papers.protocol}</li>
        <li>{papers.plan}</li>
        {answer.stateNotice && <li>{papers.notice}</li>}
        <li>{papers.certificate}</li>
      </ol>
      {ifAsked && <p>{ifAsked}</p>}
    </>
  );
}

function Row(props: {
  readonly name: string;
  readonly rule: string;
  readonly law: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.children}
        <a className={styles.law} href={`#rule-${props.rule}`}>
          <TextWithEnglishNames text={props.law} />
        </a>
      </dd>
    </div>
  );
}
