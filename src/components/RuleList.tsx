import type { ReactNode } from 'react';
import type { Line } from '#content/i18n/sourced.ts';
import { Claim } from '../lib/content-renderer/components/Claim.tsx';
import styles from './rule-list.module.css';

/** A rule of law in our own words: what it requires, how, and its citation. */
export interface Rule {
  readonly title: string;
  readonly how: Line;
  readonly law: string;
}

/** A collapsed list of legal rules under its heading. Each has an id that results link to, such as "rule-pay", which opens the list. */
export function RuleList<Id extends string>({
  heading,
  ids,
  rules,
}: {
  readonly heading: ReactNode;
  readonly ids: readonly Id[];
  readonly rules: Readonly<Record<Id, Rule>>;
}) {
  return (
    <details className={styles.list}>
      <summary>
        {heading}
        <span>{ids.length}</span>
      </summary>
      <dl className={styles.rules}>
        {ids.map((id) => {
          const { title, how, law } = rules[id];
          return (
            <div key={id} id={`rule-${id}`}>
              <dt>{title}</dt>
              <dd>
                {typeof how === 'string' ? how : <Claim fact={(how.facts ?? []).join(' ')}>{how.words}</Claim>}
                <span className={styles.law}>{law}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
