import type { Edit, LossRecord } from '#core/loss-record/record.ts';
import type { OpenState, WaysOf } from '../records/use-record.ts';

/** One loss record on the page. */
export type RecordState = OpenState<LossRecord, Edit>;

/** What its parts may do with it. */
export type RecordWays = WaysOf<LossRecord, Edit>;
