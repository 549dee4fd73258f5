import type { Review } from '#content/en/collections/reviews.ts';
import { t } from '#content/i18n/t.ts';
import { CallBanner } from '../../components/CallBanner.tsx';
import { Link } from '../../components/Link.tsx';
import { useCrumbs } from '../../components/pages/crumbs.ts';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import { GuideLayout } from '../guides/GuideLayout.tsx';
import styles from './ReviewParts.module.css';
import { ReviewKind } from './ReviewParts.tsx';

/** A full review. Score, verdict, pros and cons are those of the list. */
export function ReviewPage({ id }: { readonly id: string }) {
  const review = useLists().reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`The list of reviews has no "${id}"`);
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `reviews/${id}`);
  return (
    <GuideLayout
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home', 'reviews'),
        readMinutes,
        reviewed: frontmatter.reviewed ?? '',
        meta: <Meta review={review} readMinutes={readMinutes} />,
        file: `/downloads/review-${id}.pdf`,
        photos: 'review',
        sections,
        related: [],
      }}
      blocks={blocks}
    >
      <p className="no-print">
        <Link href="/reviews">{useMessages().screens.reviews.back}</Link>
      </p>
      <CallBanner />
    </GuideLayout>
  );
}

function Meta({ review, readMinutes }: { readonly review: Review; readonly readMinutes: number }) {
  const { document, screens } = useMessages();
  const locale = useLocale();
  return (
    <p className={styles.meta}>
      <ReviewKind fieldTested={review.fieldTested} /> <b>{t(document.readMinutes, { minutes: readMinutes }, locale)}</b>{' '}
      · {t(screens.reviews.by, { author: review.author }, locale)}
    </p>
  );
}
