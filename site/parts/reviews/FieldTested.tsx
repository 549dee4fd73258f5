import { owner } from '#content/owner.ts';

/** The badge of a tool that the field team has used on jobs. Shown only where the review's record says so. */
export function FieldTested() {
  return (
    <span className="tag" title={`Used by the field team of ${owner.company}; not an independent test`}>
      Field Tested
    </span>
  );
}
