import { claimEdit, claimOf, editionEdit, nextEdition } from '#core/loss-record/claim.ts';
import { onRecordChange as onStoredChange } from '../../lib/storage/broadcast.ts';
import { lossRecords } from '../../lib/storage/record-store.ts';
import type { ClaimChange, SavedClaim } from './saved-claim.ts';

/** The claim of a loss record, with the number of its next calendar file; null if the record is gone. */
export async function readRecordClaim(id: string): Promise<SavedClaim | null> {
  const found = await lossRecords.find(id);
  if (!found || !('record' in found)) return null;
  return { id, edition: nextEdition(found.record, Date.now()), claim: claimOf(found.record) };
}

/** Changes the claim of a loss record and nothing else of it. False if the record is gone or the edit is rejected. */
export async function changeRecordClaim(id: string, change: ClaimChange): Promise<boolean> {
  const found = await lossRecords.find(id);
  if (!found || !('record' in found)) return false;
  const { record } = found;
  const before = { id, edition: record.claim.edition ?? 0, claim: claimOf(record) };
  const { edition, claim } = change(before);
  const numbered = edition === before.edition ? [] : [editionEdit(edition)];
  return (await lossRecords.edit(id, { kind: 'several', edits: [claimEdit(record, claim), ...numbered] })).ok;
}

/** Subscribes to changes of the record by other windows; returns the unsubscribe function. */
export function onRecordChange(id: string, changed: () => void): () => void {
  return onStoredChange((other) => other === id && changed());
}
