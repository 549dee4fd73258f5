import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import { dueAt } from '#core/triage/answer/deadline.ts';
import { Icon } from '../../components/Icon.tsx';
import { tagOf } from './count-events.ts';
import styles from './result.module.css';
import { filled, says911, type View } from './result-view.ts';
import type { Help } from './use-assessment.ts';

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

/** A moment as a clock shows it: "3:40 PM". */
function clockTime(at: number, language: string): string {
  return new Date(at).toLocaleTimeString(tagOf(language), { hour: 'numeric', minute: '2-digit' });
}

/** "You asked at 3:40 PM." A time that ends with a stop ends its sentence. */
export function askedText(askedAt: number, words: PageMessages['result']['clock'], language: string): string {
  return filled(words.asked, { time: clockTime(askedAt, language) }).replace(/\.\.$/, '.');
}

/** "by 3:40 PM today": a deadline of some hours, as somebody with a watch reads it. */
export function dueText(
  due: number,
  askedAt: number,
  words: PageMessages['result']['clock'],
  language: string,
): string {
  const isToday = new Date(due).toDateString() === new Date(askedAt).toDateString();
  return filled(isToday ? words.today : words.tomorrow, { time: clockTime(due, language) });
}
