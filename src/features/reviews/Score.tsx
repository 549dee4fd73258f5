import styles from './Score.module.css';
import { Stars } from './Stars.tsx';

interface ScoreProps {
  readonly rating: number;
  readonly maxRating: number;
  readonly verdict: string;
}

/** The score of a review, with its verdict. */
export function Score({ rating, maxRating, verdict }: ScoreProps) {
  return (
    <div className={styles.score}>
      <Stars rating={rating} maxRating={maxRating} />
      <p>{verdict}</p>
    </div>
  );
}
