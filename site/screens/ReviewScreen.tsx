import { type Review, reviewById } from '#content/en/lists/shelf/reviews.ts';
import { GuidePage } from '../document/GuidePage.tsx';
import { vocabulary } from '../document/vocabulary.tsx';
import { CallBanner } from '../parts/calling/CallBanner.tsx';
import { FieldTested } from '../parts/reviews/FieldTested.tsx';
import { reviewParts } from '../parts/reviews/review-parts.tsx';
import styles from './ReviewScreen.module.css';
import { reviewText } from './text-pages.ts';

/** One review in full. Score, verdict, pros and cons come from its record, as in the list. */
export function ReviewScreen({ id }: { readonly id: string }) {
  const review = reviewById(id);
  const { default: Text, frontmatter, readMinutes, sections } = reviewText(id);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: [
          { path: '/', label: 'Home' },
          { path: '/reviews', label: 'Equipment reviews' },
        ],
        readMinutes,
        reviewed: frontmatter.reviewed ?? '',
        meta: <Meta review={review} readMinutes={readMinutes} />,
        file: `/downloads/review-${id}.pdf`,
        sections,
        related: [],
      }}
    >
      <Text components={{ ...vocabulary, ...reviewParts }} />
      <p className="no-print">
        <a href="/reviews">Back to all reviews</a>
      </p>
      <CallBanner />
    </GuidePage>
  );
}

function Meta({ review, readMinutes }: { readonly review: Review; readonly readMinutes: number }) {
  return (
    <p className={styles.meta}>
      {review.fieldTested && <FieldTested />} <b>{readMinutes} min read</b> · By {review.author}
    </p>
  );
}
