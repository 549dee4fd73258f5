import { claimEdit } from '#core/loss-record/claim.ts';
import { storyEdit } from '#core/loss-record/from-assessment.ts';
import { apply, blankRecord, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { readHistory } from '../assessment/saved-assessment.ts';
import { readClaim } from '../claim-clock/saved-claim.ts';

/** What a new record starts from: the last assessment, or the claim clock's dates. */
export type Origin = 'assessment' | 'claim';

/** A new record with the data of its origin; blank if there is none. */
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
  const { saved } = await readClaim(null);
  return saved && claimEdit(record, saved.claim);
}
