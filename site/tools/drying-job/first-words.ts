import type { JobListWords } from '#content/en/claim/drying-job/list.ts';
import type { ListWords } from '../record/list/RecordList.tsx';

/** The words that stand on the page from the start. */
export interface FirstJobWords extends ListWords {
  readonly taking: JobListWords['taking'];
}

/** Those of all words of the list: the others come with the job that is opened. */
export function firstJobWords({ list, errors, taking }: JobListWords): FirstJobWords {
  return { list, errors: { full: errors.full, refused: errors.refused }, taking };
}
