import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import type { DryingJob } from '#core/job/drying-job.ts';
import type { FormProps } from '../records/form/form.ts';
import type { WaysOf } from '../records/use-record.ts';

/** A job as its page and its report show it. */
export interface JobView extends Pick<FormProps<JobRecord>, 'form' | 'record' | 'locale'> {
  readonly words: DryingJobMessages;
  /** The job as the rules see it, and what follows from it. */
  readonly job: DryingJob;
  readonly derived: Derived;
}

/** What each part of a job's page is given. */
export interface PartProps extends FormProps<JobRecord>, JobView {
  /** The same from showing to showing, so that a part is drawn only for what changed. */
  readonly state: WaysOf<JobRecord, JobEdit>;
}
