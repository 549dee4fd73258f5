import { useState } from 'react';
import type { ClaimClockWords } from '#content/en/claim/claim-clock.ts';
import { type Locale, localeOf } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { TypedClaim } from '#core/claim/claim-clock/counting/check.ts';
import styles from '../page/claim-clock.module.css';

/** The language of the company that gets the lines. */
const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });

interface NoticeProps {
  readonly claim: TypedClaim;
  readonly words: ClaimClockWords;
  readonly locale: Locale;
}

/** Two lines by which a claim that was only called in is given in writing. */
export function NoticeLines({ claim, words, locale }: NoticeProps) {
  const { notice } = words;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { loss } = claim.days;
  const day = loss ? say(notice.loss, { day: english.date(loss) }, english) : '';
  const text = say(notice.text, { loss: day }, english);
  const dayOfReader = loss ? say(notice.lossMeant, { day: locale.date(loss) }, locale) : '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles.notice}>
      <h3>{notice.title}</h3>
      <blockquote lang="en">{text}</blockquote>
      {notice.meaning && <p className={styles.hint}>{say(notice.meaning, { loss: dayOfReader }, locale)}</p>}
      <p className="no-print">
        <button className="btn btn-alt" type="button" onClick={copy}>
          {notice.copy}
        </button>{' '}
        <span role="status">{copied === null ? '' : copied ? notice.copied : notice.notCopied}</span>
      </p>
    </section>
  );
}
