import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Sample } from '../../lib/content-renderer/components/Sample.tsx';

/** The badge of a tool that the field team has used on jobs. Shown only where the review's record says so, and
 * marked as a sample until the owner has confirmed it. */
export function FieldTested() {
  const { fieldTested, fieldTestedBy } = useMessages().parts.review;
  return (
    <>
      <span className="tag" title={t(fieldTestedBy, { company: owner.company }, useLocale())}>
        {fieldTested}
      </span>{' '}
      <Sample of="review" />
    </>
  );
}
