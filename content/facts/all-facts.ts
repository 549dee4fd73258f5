import { aiFacts } from './ai.ts';
import { browserFacts } from './browsers.ts';
import { claimClocksFacts } from './claim-clocks.ts';
import { claimMoneyFacts } from './claim-money.ts';
import { claimsFacts } from './claims.ts';
import { costsFacts } from './costs.ts';
import { credentialFacts } from './credentials.ts';
import { dangerFacts } from './dangers.ts';
import { disasterHelpFacts } from './disaster-help.ts';
import { documentationFacts } from './documentation.ts';
import { dryingFacts } from './drying.ts';
import { emergencyFacts } from './emergency.ts';
import { equipmentFacts } from './equipment.ts';
import { equipmentSizingFacts } from './equipment-sizing.ts';
import type { Fact } from './fact.ts';
import { firstHoursFacts } from './first-hours.ts';
import { floodInsuranceFacts } from './flood-insurance.ts';
import { floodRecoveryFacts } from './flood-recovery.ts';
import { healthAndRescueFacts } from './health-and-rescue.ts';
import { leakHuntingFacts } from './leak-hunting.ts';
import { moldFacts } from './mold.ts';
import { moldRulesFacts } from './mold-rules.ts';
import { olderHousesFacts } from './older-houses.ts';
import { placeFacts } from './places.ts';
import { policyholderRightsFacts } from './policyholder-rights.ts';
import { powerFacts } from './power.ts';
import { professionalsFacts } from './professionals.ts';
import { psychrometricFacts } from './psychrometrics.ts';
import { s500Facts } from './s500.ts';
import { signsFacts } from './signs.ts';
import { stayingFacts } from './staying.ts';
import { tenantFacts } from './tenants.ts';

/** Every sourced statement that a page may make, by subject. A page cites one with `<Claim fact="id">`. */
export const facts = {
  ...emergencyFacts,
  ...firstHoursFacts,
  ...dangerFacts,
  ...healthAndRescueFacts,
  ...powerFacts,
  ...browserFacts,
  ...olderHousesFacts,
  ...stayingFacts,
  ...moldFacts,
  ...moldRulesFacts,
  ...signsFacts,
  ...leakHuntingFacts,
  ...professionalsFacts,
  ...floodRecoveryFacts,
  ...claimsFacts,
  ...claimMoneyFacts,
  ...policyholderRightsFacts,
  ...tenantFacts,
  ...disasterHelpFacts,
  ...claimClocksFacts,
  ...floodInsuranceFacts,
  ...documentationFacts,
  ...s500Facts,
  ...dryingFacts,
  ...equipmentFacts,
  ...equipmentSizingFacts,
  ...aiFacts,
  ...costsFacts,
  ...credentialFacts,
  ...psychrometricFacts,
  ...placeFacts,
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;
