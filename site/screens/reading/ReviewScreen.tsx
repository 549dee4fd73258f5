import type { Review } from '#content/en/lists/shelf/reviews.ts';
import { say } from '#content/locale/say.ts';
import { GuidePage } from '../../document/guide/GuidePage.tsx';
import { documentIn } from '../../document/texts.ts';
import { Link } from '../../frame/Link.tsx';
import { useLanguage, useLists, useLocale, useWords } from '../../frame/language.tsx';
import { CallBanner } from '../../parts/calling/CallBanner.tsx';
import { useCrumbs } from '../page/crumbs.ts';
import { FieldTested } from './FieldTested.tsx';
import styles from './review.module.css';

/** One review in full. Score, verdict, pros and cons come from its record, as in the list. */
export function ReviewScreen({ id }: { readonly id: string }) {
  const review = useLists().reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`The list of reviews has no "${id}"`);
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `reviews/${id}`);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home', 'reviews'),
        readMinutes,
        reviewed: frontmatter.reviewed ?? '',
        meta: <Meta review={review} readMinutes={readMinutes} />,
        file: `/downloads/review-${id}.pdf`,
        sections,
        related: [],
      }}
      blocks={blocks}
    >
      <p className="no-print">
        <Link href="/reviews">{useWords().screens.reviews.back}</Link>
      </p>
      <CallBanner />
    </GuidePage>
  );
}

function Meta({ review, readMinutes }: { readonly review: Review; readonly readMinutes: number }) {
  const { document, screens } = useWords();
  const locale = useLocale();
  return (
    <p className={styles.meta}>
      {review.fieldTested && <FieldTested />} <b>{say(document.readMinutes, { minutes: readMinutes }, locale)}</b> ·{' '}
      {say(screens.reviews.by, { author: review.author }, locale)}
    </p>
  );
}
