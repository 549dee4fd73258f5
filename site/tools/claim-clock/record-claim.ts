import type { TypedClaim } from '#core/claim/claim-clock/counting/check.ts';
import { editionEdit, nextEdition } from '#core/claim/loss-record/calendar.ts';
import { claimEdit, claimOf } from '#core/claim/loss-record/claim.ts';
import { lossRecords } from '../../device/store/records/record-store.ts';
import type { KeptClaim } from './page/kept-claim.ts';

/** The claim of a record, with the number of its next calendar file; null where the record is gone. */
export async function readRecordClaim(id: string): Promise<KeptClaim | null> {
  const found = await lossRecords.find(id);
  if (!found || !('record' in found)) return null;
  return { id, edition: nextEdition(found.record, Date.now()), claim: claimOf(found.record) };
}

/**
 * Writes a claim into its record, and leaves the rest of the record as it is.
 * @param edition the number of the last calendar file, where there was one
 */
export async function keepRecordClaim(id: string, claim: TypedClaim, edition?: number): Promise<void> {
  const found = await lossRecords.find(id);
  if (!found || !('record' in found)) return;
  const numbered = edition === undefined ? [] : [editionEdit(edition)];
  await lossRecords.edit(id, { kind: 'several', edits: [claimEdit(found.record, claim), ...numbered] });
}
