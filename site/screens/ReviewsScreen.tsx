import { prosAndConsOnCard, type Review, reviewFilters, reviews } from '#content/en/lists/shelf/reviews.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { Note } from '../document/parts.tsx';
import { FieldTested } from '../parts/reviews/FieldTested.tsx';
import { ProsAndCons } from '../parts/reviews/ProsAndCons.tsx';
import { Stars } from '../parts/reviews/Stars.tsx';
import { StoryboardFrame } from '../parts/videos/StoryboardFrame.tsx';
import styles from './ReviewsScreen.module.css';

/** The list of reviewed tools. Complete without script; with it, the buttons filter and the address keeps the choice. */
export function ReviewsScreen() {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Equipment reviews" />
      <h1>Equipment reviews</h1>
      <p className="lede">Tools that the field team has used, with what we like, what we do not, and one score.</p>
      <form className={`${styles.filters} no-print`} method="get" action="/reviews" data-filter="category">
        {reviewFilters.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="category"
            value={value}
            aria-pressed={value === 'all'}
            className={styles.filter}
          >
            {label}
          </button>
        ))}
      </form>
      <div aria-live="polite">
        <ul className={styles.grid}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
        <div data-empty="" hidden className={styles.empty}>
          <p className={styles.emptyTitle}>No reviews found in this category yet.</p>
          <p>Check back soon for more field-tested equipment reviews!</p>
        </div>
      </div>
      <Note tone="river" title="How to read these reviews">
        <p>
          We are a restoration company, not a laboratory. “Field Tested” means that the field team has used the tool on
          jobs. Each review says who paid for the tool, and the list and the review show the same score because they
          read it from one place.
        </p>
      </Note>
    </div>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { category, title, rating, maxRating, verdict, author, fieldTested, image, excerpt, pros, cons, link } = review;
  return (
    <li className={styles.card} data-category={category}>
      <div className={styles.image}>
        <StoryboardFrame name={image} />
      </div>
      <div>
        {fieldTested && <FieldTested />}
        <h2>
          <a href={link}>{title}</a>
        </h2>
        <Stars rating={rating} maxRating={maxRating} />
        <p className={styles.verdict}>{verdict}</p>
        <p>{excerpt}</p>
        <p className="small">By {author}</p>
      </div>
      <div>
        <ProsAndCons pros={pros.slice(0, prosAndConsOnCard)} cons={cons.slice(0, prosAndConsOnCard)} />
        <p>
          <a className="btn btn-alt" href={link} aria-label={`Read Full Review: ${title}`}>
            Read Full Review
          </a>
        </p>
      </div>
    </li>
  );
}
