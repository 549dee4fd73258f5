import type { EquipmentCheckMessages } from '#content/en/tools/equipment-check.ts';
import type { RuleId } from '#core/equipment-check/check.ts';
import type { JobMachineKind } from '#core/job/drying-job.ts';

/** What the tool says. The rules themselves stand in the page: the tool has their titles. */
export interface CheckMessages extends Omit<EquipmentCheckMessages, 'rules'> {
  readonly rules: Readonly<Record<RuleId, string>>;
  /** Machines by their kinds. */
  readonly kinds: Readonly<Record<JobMachineKind, string>>;
  /** What a visit may not have read. */
  readonly gaps: Readonly<Record<string, string>>;
}
