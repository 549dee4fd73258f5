import type { ReactNode } from 'react';
import { answerWordsIn } from '#content/assessment-answers.ts';
import { assessmentExamples } from '#content/en/assessment/assessment-examples.ts';
import { owner } from '#content/owner.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import styles from '../tools/assessment/assessment.module.css';

/** The assessment page around its tool: reads and gives the phone and the categories without any script. */
export function DamageAssessmentScreen({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Damage assessment" />
      <div className="measure">
        <h1>Damage assessment</h1>
        <p className="lede">
          Say what happened in your own words. You get what to do now, how dirty the water is likely to be, and why.
        </p>
        <p>
          <strong>In danger?</strong> Get everyone out first and call 911. Water running or rising: call{' '}
          <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>, day or night.
        </p>
        <noscript>
          <p className={styles.noscript}>
            The assessment needs JavaScript, which is off or blocked here. Use the table below, or call us on{' '}
            <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>, day or night.
          </p>
        </noscript>
        {children}
        <h2 id="categories">How dirty is the water?</h2>
        <Categories />
        <h2 id="how">How this works</h2>
        <p>
          Rules on your own device read the text first: where the water came from, how old it is, and dangers such as
          wet wiring, gas or a sagging ceiling. Their answer is on the screen at once. Then our server may ask an AI
          service. Email addresses, phone numbers, policy numbers and street addresses are taken out before. The more
          careful answer of the two counts, and the page says which part came from where.
        </p>
        <p>
          When in doubt the rules choose the more careful answer, so they warn too often rather than too seldom. Do not
          write names or policy numbers: nobody needs them here.
        </p>
        <h2 id="examples">Try an example</h2>
        <ul>
          {Object.entries(assessmentExamples).map(([id, { label }]) => (
            <li key={id}>
              <a href={`/damage-assessment?example=${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Categories() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">What it means</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(answerWordsIn.en.categories).map(([category, { name, description, examples }]) => (
          <tr key={category}>
            <th scope="row">
              {category}: {name}
            </th>
            <td>{description}</td>
            <td>{examples}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
