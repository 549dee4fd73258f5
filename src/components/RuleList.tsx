import type { ReactNode } from 'react';
import type { Line } from '#content/i18n/sourced.ts';
import { Claim } from '../lib/content-renderer/components/Claim.tsx';
import styles from './rule-list.module.css';

/** A rule of law in our own words: what it requires, how, and its citation. */
export interface Rule {
  readonly title: string;
  readonly how: Line;
  /** How it differs for a surplus lines policy. */
  readonly surplus?: Line;
  readonly law: string;
}

function Words({ line }: { readonly line: Line }) {
  return typeof line === 'string' ? line : <Claim fact={(line.facts ?? []).join(' ')}>{line.words}</Claim>;
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
          const { title, how, surplus, law } = rules[id];
          return (
            <div key={id} id={`rule-${id}`}>
              <dt>{title}</dt>
              <dd>
                <Words line={how} /> {surplus && <Words line={surplus} />}
                <span className={styles.law}>{law}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
