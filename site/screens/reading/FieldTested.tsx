import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { Sample } from '../../document/inline/Sample.tsx';
import { useLocale, useWords } from '../../frame/language.tsx';

/** The badge of a tool that the field team has used on jobs. Shown only where the review's record says so, and
 * marked as a sample until the owner has confirmed it. */
export function FieldTested() {
  const { fieldTested, fieldTestedBy } = useWords().parts.review;
  return (
    <>
      <span className="tag" title={say(fieldTestedBy, { company: owner.company }, useLocale())}>
        {fieldTested}
      </span>{' '}
      <Sample of="review" />
    </>
  );
}
