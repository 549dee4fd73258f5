import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { starsFor } from '#core/rules/star-rating.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { isConfirmed } from '../../lib/content-renderer/ast/inlines.ts';
import styles from './ReviewParts.module.css';

/** A score as stars out of five, with the number as text. */
export function Stars({ rating, maxRating }: { readonly rating: number; readonly maxRating: number }) {
  const { full, half, empty } = starsFor(rating, maxRating);
  const kinds = [
    ...Array<Kind>(full).fill('full'),
    ...Array<Kind>(half).fill('half'),
    ...Array<Kind>(empty).fill('empty'),
  ];
  return (
    <span className={styles.score}>
      <span className={styles.stars} aria-hidden="true">
        {kinds.map((kind, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity but their place
          <Star key={place} kind={kind} />
        ))}
      </span>
      <b>
        {rating}/{maxRating}
      </b>
    </span>
  );
}

type Kind = 'full' | 'half' | 'empty';

const outline = 'M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.9L10 14.9 4.8 17.8 6 11.9 1.6 7.9l5.9-.7z';

function Star({ kind }: { readonly kind: Kind }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {kind === 'half' && <path d="M10 1.8V14.9L4.8 17.8 6 11.9 1.6 7.9l5.9-.7z" className={styles.ink} />}
      <path d={outline} className={kind === 'full' ? `${styles.line} ${styles.ink}` : styles.line} />
    </svg>
  );
}

interface ScoreProps {
  readonly rating: number;
  readonly maxRating: number;
  readonly verdict: string;
}

/** The score of a review, with its verdict. */
export function Score({ rating, maxRating, verdict }: ScoreProps) {
  return (
    <div className={styles.verdict}>
      <Stars rating={rating} maxRating={maxRating} />
      <p>{verdict}</p>
    </div>
  );
}

/** How a tool was reviewed: used on jobs, as confirmed by the owner, or from what is published about it. */
export function ReviewKind({ fieldTested }: { readonly fieldTested: boolean }) {
  const { fieldTested: tested, fieldTestedBy, deskReview, deskReviewBy } = useMessages().parts.review;
  const isTested = fieldTested && isConfirmed('review');
  return (
    <span className="tag" title={t(isTested ? fieldTestedBy : deskReviewBy, { company: owner.company }, useLocale())}>
      {isTested ? tested : deskReview}
    </span>
  );
}

/** Pros and cons of a tool, side by side on wide screens. */
export function ProsAndCons({ pros, cons }: { readonly pros: readonly string[]; readonly cons: readonly string[] }) {
  const words = useMessages().document.sides;
  return (
    <div className={styles.both}>
      <div className={styles.pros}>
        <h3>{words.pros}</h3>
        <Entries entries={pros} />
      </div>
      <div className={styles.cons}>
        <h3>{words.cons}</h3>
        <Entries entries={cons} />
      </div>
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
