import { blankRecord, type LossRecord } from '#core/loss-record/record.ts';
import type { Beginning } from '../records/use-records.ts';
import type { Origin } from './new-record-from.ts';

/** What a record may begin with, by the end of the address that leads here. */
const origins: Readonly<Record<string, Origin>> = { '#from-assessment': 'assessment', '#from-claim': 'claim' };

/** How a loss record begins: blank, or with what the device has already, which is asked for only then. */
export const beginning: Beginning<LossRecord> = {
  blank: blankRecord,
  from: (hash) => {
    const origin = origins[hash];
    return origin ? async () => (await import('./new-record-from.ts')).recordFrom(origin) : null;
  },
};
