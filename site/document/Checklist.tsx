import { emergencySteps } from '#content/en/lists/emergency/emergency-steps.ts';
import { safeToStay } from '#content/en/lists/emergency/safe-to-stay.ts';
import type { Line } from '#content/ledger/sourced.ts';
import styles from './checklist.module.css';
import { Words } from './Words.tsx';

/** Boxes under one heading. */
interface Group {
  readonly title: string;
  readonly checks: readonly Line[];
  readonly priority?: 'critical' | 'urgent' | 'important';
  readonly time?: string;
}

/** A list of boxes. With `allMustHold` a single open box means no, and the list says how many are open. */
interface List {
  readonly groups: readonly Group[];
  readonly allMustHold: boolean;
  /** Printing the page prints the list and nothing else. */
  readonly printsAlone: boolean;
}

const lists = {
  'emergency-steps': {
    groups: emergencySteps.map(({ actions, ...step }) => ({ ...step, checks: actions })),
    allMustHold: false,
    printsAlone: true,
  },
  'safe-to-stay': {
    groups: safeToStay.map(({ category, checks }) => ({ title: category, checks })),
    allMustHold: true,
    printsAlone: false,
  },
} as const satisfies Record<string, List>;

/**
 * Boxes to tick, drawn from the record of that name. Readable and tickable without script; site/document/checklist.ts
 * keeps the ticks on the device, counts what is missing and clears them.
 */
export function Checklist({ record }: { readonly record: keyof typeof lists }) {
  const { groups, allMustHold, printsAlone }: List = lists[record];
  const total = groups.reduce((sum, group) => sum + group.checks.length, 0);
  return (
    <div
      className={`${styles.list} ${printsAlone ? styles.sheet : ''}`}
      data-checklist={record}
      data-all={allMustHold || undefined}
    >
      {groups.map((group) => (
        <BoxGroup key={group.title} group={group} />
      ))}
      <p className={styles.count} role="status" data-count="">
        {allMustHold
          ? `All ${total} must hold. One open box means: not yet.`
          : `${total} steps. Skip what does not fit.`}
      </p>
      <p className={`${styles.tools} no-print`}>
        <button type="button" className="btn btn-alt" data-clear="">
          Clear ticks
        </button>{' '}
        <button type="button" className="btn btn-alt" data-print="">
          Print
        </button>
      </p>
    </div>
  );
}

function BoxGroup({ group: { title, checks, priority, time } }: { readonly group: Group }) {
  return (
    <div className={`${styles.group} ${priority ? styles[priority] : ''}`}>
      {priority && (
        <p className={styles.when}>
          {priority.toUpperCase()} · {time}
        </p>
      )}
      <h3>{title}</h3>
      <ul>
        {checks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index}>
            <label>
              <input type="checkbox" />
              <span>
                <Words line={check} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
