import { claimsRules } from './claims.ts';
import { costsRules } from './costs.ts';
import { dangerRules } from './dangers.ts';
import { dryingRules } from './drying.ts';
import { equipmentRules } from './equipment.ts';
import { equipmentSizingRules } from './equipment-sizing.ts';
import { firstHoursRules } from './first-hours.ts';
import type { HouseRule } from './house-rule.ts';
import { moldRules } from './mold.ts';
import { s500Rules } from './s500.ts';

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
