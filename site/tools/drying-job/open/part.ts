import type { DryingJobWords } from '#content/words/claim-words.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/kept/record.ts';
import type { DryingJob } from '#core/job/drying-job.ts';
import type { FormProps } from '../../record/form/form.ts';
import type { WaysOf } from '../../record/use-record.ts';

/** A job as its page and its report show it. */
export interface JobView extends Pick<FormProps<JobRecord>, 'form' | 'record' | 'locale'> {
  readonly words: DryingJobWords;
  /** The job as the rules see it, and what follows from it. */
  readonly job: DryingJob;
  readonly derived: Derived;
}

/** What each part of a job's page is given. */
export interface PartProps extends FormProps<JobRecord>, JobView {
  /** The same from showing to showing, so that a part is drawn only for what changed. */
  readonly state: WaysOf<JobRecord, JobEdit>;
}
