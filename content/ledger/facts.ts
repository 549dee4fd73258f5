import { aiFacts } from './facts/ai.ts';
import { browserFacts } from './facts/browsers.ts';
import { claimClocksFacts } from './facts/claim-clocks.ts';
import { claimsFacts } from './facts/claims.ts';
import { costsFacts } from './facts/costs.ts';
import { credentialFacts } from './facts/credentials.ts';
import { dangerFacts } from './facts/dangers.ts';
import { disasterHelpFacts } from './facts/disaster-help.ts';
import { documentationFacts } from './facts/documentation.ts';
import { dryingFacts } from './facts/drying.ts';
import { emergencyFacts } from './facts/emergency.ts';
import { equipmentFacts } from './facts/equipment.ts';
import { equipmentSizingFacts } from './facts/equipment-sizing.ts';
import type { Fact } from './facts/fact.ts';
import { firstHoursFacts } from './facts/first-hours.ts';
import { floodInsuranceFacts } from './facts/flood-insurance.ts';
import { floodRecoveryFacts } from './facts/flood-recovery.ts';
import { healthAndRescueFacts } from './facts/health-and-rescue.ts';
import { leakHuntingFacts } from './facts/leak-hunting.ts';
import { moldFacts } from './facts/mold.ts';
import { moldRulesFacts } from './facts/mold-rules.ts';
import { olderHousesFacts } from './facts/older-houses.ts';
import { placeFacts } from './facts/places.ts';
import { policyholderRightsFacts } from './facts/policyholder-rights.ts';
import { powerFacts } from './facts/power.ts';
import { professionalsFacts } from './facts/professionals.ts';
import { psychrometricFacts } from './facts/psychrometrics.ts';
import { s500Facts } from './facts/s500.ts';
import { signsFacts } from './facts/signs.ts';
import { stayingFacts } from './facts/staying.ts';

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
  ...policyholderRightsFacts,
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
