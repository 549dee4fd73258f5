import { dueAt } from '#core/assessment/answer/due.ts';
import { Icon } from '#site/frame/Icon.tsx';
import type { Help } from '../use-assessment.ts';
import { askedText, dueText } from './clock.ts';
import styles from './result.module.css';
import { filled, says911, type View } from './view.ts';

/** How soon to call professionals, the hour that it comes to, and the company's number where it matters at once. */
export function Timeline({
  view,
  askedAt,
  help,
}: {
  readonly view: View;
  /** When the button was pressed, epoch milliseconds. */
  readonly askedAt: number;
  readonly help: Help;
}) {
  const { assessment, words } = view;
  const { result } = words;
  const { severity, timeline, language } = assessment;
  const due = dueAt(severity, askedAt);
  return (
    <div className={`${styles.when} ${styles[severity]}`}>
      <div className={styles.middle}>
        <p className={styles.timeline}>{timeline}.</p>
        {due !== null && (
          <p className={styles.clock}>
            <b>{dueText(due, askedAt, result.clock, language)}</b>{' '}
            <small>{askedText(askedAt, result.clock, language)}</small>
          </p>
        )}
      </div>
      {due !== null && (
        <a
          className={says911(assessment) ? `${styles.call} ${styles.second}` : styles.call}
          href={`tel:${help.phone.dial}`}
        >
          <Icon name="phone" />
          {filled(result.call, { phone: help.phone.display })}
        </a>
      )}
    </div>
  );
}
