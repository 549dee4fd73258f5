import { blankRecord, type LossRecord } from '#core/claim/loss-record/record.ts';
import type { Beginning } from '../../../record/list/use-records.ts';
import type { Origin } from './begin-from.ts';

/** What a record may begin with, by the end of the address that leads here. */
const origins: Readonly<Record<string, Origin>> = { '#from-assessment': 'assessment', '#from-claim': 'claim' };

/** How a loss record begins: blank, or with what the device has already, which is asked for only then. */
export const beginning: Beginning<LossRecord> = {
  blank: blankRecord,
  from: (hash) => {
    const origin = origins[hash];
    return origin ? async () => (await import('./begin-from.ts')).recordFrom(origin) : null;
  },
};
