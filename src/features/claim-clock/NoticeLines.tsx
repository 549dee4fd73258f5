import { useState } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type Locale, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { TypedClaim } from '#core/claim-clock/validate.ts';
import styles from './claim-clock.module.css';

/** The language of the company that gets the lines. */
const english = localeOf({ code: 'en', tag: 'en-US', prefix: '' });

interface NoticeProps {
  readonly claim: TypedClaim;
  readonly words: ClaimClockMessages;
  readonly locale: Locale;
}

/** Two lines by which a claim that was only called in is given in writing. */
export function NoticeLines({ claim, words, locale }: NoticeProps) {
  const { notice } = words;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { loss } = claim.days;
  const day = loss ? t(notice.loss, { day: english.date(loss) }, english) : '';
  const text = t(notice.text, { loss: day }, english);
  const dayOfReader = loss ? t(notice.lossMeant, { day: locale.date(loss) }, locale) : '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles.notice}>
      <h3>{notice.title}</h3>
      <blockquote lang="en">{text}</blockquote>
      {notice.meaning && <p className={styles.hint}>{t(notice.meaning, { loss: dayOfReader }, locale)}</p>}
      <p className="no-print">
        <button className="btn btn-alt" type="button" onClick={copy}>
          {notice.copy}
        </button>{' '}
        <span role="status">{copied === null ? '' : copied ? notice.copied : notice.notCopied}</span>
      </p>
    </section>
  );
}
