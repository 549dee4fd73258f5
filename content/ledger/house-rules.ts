import { claimsRules } from './house-rules/claims.ts';
import { costsRules } from './house-rules/costs.ts';
import { dangerRules } from './house-rules/dangers.ts';
import { dryingRules } from './house-rules/drying.ts';
import { equipmentRules } from './house-rules/equipment.ts';
import { equipmentSizingRules } from './house-rules/equipment-sizing.ts';
import { firstHoursRules } from './house-rules/first-hours.ts';
import type { HouseRule } from './house-rules/house-rule.ts';
import { moldRules } from './house-rules/mold.ts';
import { s500Rules } from './house-rules/s500.ts';

/** Specification, section 9, content claims. In safety and law the source leads and the rule stands beside it. */
export const houseRules = {
  ...claimsRules,
  ...costsRules,
  ...dangerRules,
  ...dryingRules,
  ...equipmentRules,
  ...equipmentSizingRules,
  ...firstHoursRules,
  ...moldRules,
  ...s500Rules,
} as const satisfies Record<string, HouseRule>;

export type HouseRuleId = keyof typeof houseRules;
