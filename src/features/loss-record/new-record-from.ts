import { claimEdit } from '#core/loss-record/claim.ts';
import { storyEdit } from '#core/loss-record/from-assessment.ts';
import { apply, blankRecord, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { readHistory } from '../assessment/history-storage.ts';
import { readClaim } from '../claim-clock/saved-claim.ts';

/** What a record may begin with: the last assessment of this device, or the days in its claim clock. */
export type Origin = 'assessment' | 'claim';

/** A new record with what the device has of its origin; blank where it has nothing. */
export async function recordFrom(origin: Origin): Promise<LossRecord> {
  const blank = blankRecord(crypto.randomUUID());
  const edit = origin === 'assessment' ? await fromAssessment(blank) : await fromClock(blank);
  const filled = edit && apply(blank, edit);
  return filled?.ok ? filled.record : blank;
}

async function fromAssessment(record: LossRecord): Promise<Edit | undefined> {
  const [last] = await readHistory();
  return last && storyEdit(record, last);
}

async function fromClock(record: LossRecord): Promise<Edit | null> {
  const { kept } = await readClaim(null);
  return kept && claimEdit(record, kept.claim);
}
