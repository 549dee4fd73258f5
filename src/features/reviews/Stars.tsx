import { starsFor } from '#core/rules/star-rating.ts';
import styles from './Stars.module.css';

/** A score as stars out of five, with its points in words for whoever does not see them. */
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
