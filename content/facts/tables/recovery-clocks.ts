import type { FactId } from '../all-facts.ts';
import type { ClaimClock } from './claim-clocks.ts';

/** What must have been done when a clock ends that starts with a loss, or with somebody's answer. */
export type RecoveryDuty =
  | 'acknowledge'
  | 'decide'
  | 'windDecide'
  | 'moldPaper'
  | 'floodProof'
  | 'floodAppeal'
  | 'windAppraisal'
  | 'femaApply'
  | 'femaAppeal';

export interface RecoveryClock extends Pick<ClaimClock, 'days' | 'kind'> {
  readonly duty: RecoveryDuty;
  readonly fact: FactId;
}

/** Clocks that run for insurers, the windstorm association and mold firms. */
export const theirClocks: readonly RecoveryClock[] = [
  { duty: 'acknowledge', days: 15, kind: 'days', fact: 'acknowledge-15-days' },
  { duty: 'decide', days: 15, kind: 'businessDays', fact: 'accept-or-reject-15-business-days' },
  { duty: 'windDecide', days: 60, kind: 'days', fact: 'windstorm-own-clocks' },
  { duty: 'moldPaper', days: 10, kind: 'days', fact: 'texas-mold-certificate' },
];

/** Clocks that run for the owner or tenant. */
export const yourClocks: readonly RecoveryClock[] = [
  { duty: 'floodProof', days: 60, kind: 'days', fact: 'nfip-proof-of-loss' },
  { duty: 'floodAppeal', days: 60, kind: 'days', fact: 'flood-appeal-60-days' },
  { duty: 'windAppraisal', days: 60, kind: 'days', fact: 'windstorm-appraisal-60' },
  { duty: 'femaApply', days: 60, kind: 'days', fact: 'fema-declared-county' },
  { duty: 'femaAppeal', days: 60, kind: 'days', fact: 'fema-appeal-60-days' },
];
