import type { MDXComponents } from 'mdx/types.js';
import type { Review } from '#content/en/collections/reviews.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists, useLocale, useMessages, usePath } from '../../i18n/language-context.tsx';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { StoryboardFrame } from '../videos/Storyboard.tsx';
import { ProsAndCons, ReviewKind, Stars } from './ReviewParts.tsx';
import styles from './reviews.module.css';

const parts: MDXComponents = { Filters, NoneFound, Reviews };

const prosAndConsOnCard = 2;

/** The list of reviewed tools. With script the buttons filter it, and the address has the filter. */
export function ReviewsPage() {
  return <PagePage page="reviews" parts={parts} />;
}

function Filters() {
  const { reviews, reviewFilters } = useLists();
  const action = usePath()('/reviews');
  if (reviews.length === 0) return null;
  return (
    <form className={`${styles.filters} no-print`} method="get" action={action} data-filter="category">
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
  );
}

function Reviews({ children }: Words) {
  return (
    <div aria-live="polite">
      <ul className={styles.grid}>
        {useLists().reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function NoneFound({ title, children }: Words & { readonly title: string }) {
  const hasSome = useLists().reviews.length > 0;
  return (
    <div data-empty="" hidden={hasSome} className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children}
    </div>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { categories, title, rating, maxRating, verdict, author, fieldTested, image, excerpt, pros, cons, link } =
    review;
  const words = useMessages().screens.reviews;
  const locale = useLocale();
  const drawing = thumbnailOf(link);
  return (
    <li className={styles.card} data-categories={categories.join(' ')}>
      <div className={styles.image}>
        {drawing ? (
          <img src={drawing} alt="" width="640" height="443" loading="lazy" />
        ) : (
          <StoryboardFrame name={image} />
        )}
      </div>
      <div>
        <ReviewKind fieldTested={fieldTested} />
        <h2>
          <Link href={link}>{title}</Link>
        </h2>
        <Stars rating={rating} maxRating={maxRating} />
        <p className={styles.verdict}>{verdict}</p>
        <p>{excerpt}</p>
        <p className="small">{t(words.by, { author }, locale)}</p>
      </div>
      <div>
        <ProsAndCons pros={pros.slice(0, prosAndConsOnCard)} cons={cons.slice(0, prosAndConsOnCard)} />
        <p>
          <Link className="btn btn-alt" href={link} aria-label={t(words.readOf, { title }, locale)}>
            {words.read}
          </Link>
        </p>
      </div>
    </li>
  );
}
