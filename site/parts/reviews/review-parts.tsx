import { reviewById, toolSheets } from '#content/en/lists/shelf/reviews.ts';
import { useWords } from '../../frame/language.tsx';
import { ProsAndCons } from './ProsAndCons.tsx';
import styles from './review-parts.module.css';
import { Stars } from './Stars.tsx';

interface OfReview {
  /** Id of the review's record. */
  readonly review: string;
}

/** What the text of a review may use beside the manual's vocabulary. Each part reads the review's record. */
export const reviewParts = { Score, ForAndAgainst, ToolSheet };

function Score({ review }: OfReview) {
  const { rating, maxRating, verdict } = reviewById(review);
  return (
    <div className={styles.score}>
      <Stars rating={rating} maxRating={maxRating} />
      <p>{verdict}</p>
    </div>
  );
}

function ForAndAgainst({ review }: OfReview) {
  const { pros, cons } = reviewById(review);
  return <ProsAndCons pros={pros} cons={cons} />;
}

function ToolSheet({ review }: OfReview) {
  const words = useWords().parts.review;
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">{words.listed}</th>
          <th scope="col">{words.sheetSays}</th>
          <th scope="col">{words.means}</th>
        </tr>
      </thead>
      <tbody>
        {toolSheets[review]?.map(({ quantity, listed, meaning }) => (
          <tr key={quantity}>
            <th scope="row">{quantity}</th>
            <td className={styles.listed}>{listed.words}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
