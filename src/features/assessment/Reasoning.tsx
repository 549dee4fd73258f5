import type { ReactNode } from 'react';
import type { Span } from '#core/triage/hazards/hazards.ts';
import { counted } from './count-events.ts';
import { engineIfLoaded } from './load-engine.ts';
import styles from './result.module.css';
import { filled, type View } from './result-view.ts';

/** Quotes of one finding; more would bury the reason. */
const mostQuotes = 4;

/** Which rule fired, on which words, and what would change the answer. Closed until someone asks. */
export function Why({ view: { text, full, words, provenance, assessment } }: { readonly view: View }) {
  const engine = engineIfLoaded();
  if (!engine) return null;
  const { rules, answer, t } = full;
  const { specified, findings, raises } = rules;
  const { language } = assessment;
  const decided = specified.category > 1 && specified.category === answer.category && raises.length === 0;
  return (
    <details className={styles.why}>
      <summary>{words.why.title}</summary>
      <ul>
        {decided && (
          <li>
            <Filled
              template={words.why.keywords}
              words={<Words words={specified.keywords} />}
              values={{ category: specified.category }}
            />
          </li>
        )}
        {raises.map(({ id, spans }) => (
          <li key={id}>
            {engine.reasonText({ id, words: [] }, t.answer, language)} <Quotes view={{ text, words }} spans={spans} />
          </li>
        ))}
        {findings.map(({ hazard, spans }) => (
          <li key={hazard}>
            {words.why.read.replace('{hazard}', t.answer.hazards[hazard])}{' '}
            <Quotes view={{ text, words }} spans={spans} />
          </li>
        ))}
      </ul>
      <p>
        <b>{words.why.change}</b> {engine.changesText(answer, t.answer, language).join(' ')}
      </p>
      {provenance && provenance.removed > 0 && <p>{counted(words.why.removed, provenance.removed, language)}</p>}
      <p>{t.answer.roughGuide}</p>
    </details>
  );
}

/** A template with quoted words in it. */
function Filled({
  template,
  words,
  values,
}: {
  readonly template: string;
  readonly words: ReactNode;
  readonly values: Readonly<Record<string, number>>;
}) {
  const [before = '', after = ''] = template.split('{words}');
  return (
    <>
      {filled(before, values)}
      {words}
      {filled(after, values)}
    </>
  );
}

function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, index) => (
    <span key={word}>
      {index > 0 && ', '}“<mark>{word}</mark>”
    </span>
  ));
}

/** The visitor's own words, as text: markup in them is shown, never run. */
function Quotes({ view, spans }: { readonly view: Pick<View, 'text' | 'words'>; readonly spans: readonly Span[] }) {
  const words = [...new Set(spans.map(({ start, end }) => view.text.slice(start, end)))].slice(0, mostQuotes);
  if (words.length === 0) return null;
  return <Filled template={view.words.why.wrote} words={<Words words={words} />} values={{}} />;
}
