import { urgentNames } from '#core/assessment/urgent-names.ts';
import type { Span } from '#core/hazards/hazards.ts';
import styles from './assessment.module.css';
import type { View } from './view.ts';

/** Quotes of one finding; more would bury the reason. */
const mostQuotes = 4;

/** Which rule fired, on which words, and what would change the answer. */
export function Why({ view: { text, rules, guarded } }: { readonly view: View }) {
  if (!rules) return null;
  const { specified, findings, raises, changes } = rules;
  return (
    <section className={styles.why} aria-label="Why">
      <p>
        <b>Why:</b>{' '}
        {specified.category > 1 ? (
          <>
            the keyword rule found <Words words={specified.keywords} />: category {specified.category}.
          </>
        ) : (
          'the keyword rule found no word of sewage, flood or used water.'
        )}
      </p>
      <ul>
        {raises.map(({ because, spans }) => (
          <li key={because}>
            {because} <Quotes text={text} spans={spans} />
          </li>
        ))}
        {findings.map(({ hazard, spans }) => (
          <li key={hazard}>
            We read {urgentNames[hazard]}. <Quotes text={text} spans={spans} />
          </li>
        ))}
      </ul>
      <p>
        <b>What would change it:</b> {changes.join(' ')}
      </p>
      {guarded && guarded.removed.length > 0 && (
        <p>
          We took things out of the AI service’s words that it cannot know or that could hurt:{' '}
          {guarded.removed.map(wordsOf).join(', ')}.
        </p>
      )}
      <p>A rough guide, not an inspection.</p>
    </section>
  );
}

function wordsOf(removal: string): string {
  return removal.replace('-', ' ');
}

function Words({ words }: { readonly words: readonly string[] }) {
  return words.map((word, index) => (
    <span key={word}>
      {index > 0 && ', '}“<mark>{word}</mark>”
    </span>
  ));
}

/** The visitor's own words, as text: markup in them is shown, never run. */
function Quotes({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) {
  const words = [...new Set(spans.map(({ start, end }) => text.slice(start, end)))].slice(0, mostQuotes);
  if (words.length === 0) return null;
  return (
    <>
      You wrote <Words words={words} />.
    </>
  );
}
