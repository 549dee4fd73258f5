import { browserSources } from './browsers.ts';
import { claimClocksSources } from './claim-clocks.ts';
import { claimMoneySources } from './claim-money.ts';
import { credentialSources } from './credentials.ts';
import { dangerSources } from './dangers.ts';
import { equipmentSizingSources } from './equipment-sizing.ts';
import { firstHoursSources } from './first-hours.ts';
import { floodRecoverySources } from './flood-recovery.ts';
import { healthAndRescueSources } from './health-and-rescue.ts';
import { helpAndRightsSources } from './help-and-rights.ts';
import { insuranceSources } from './insurance.ts';
import { leakHuntingSources } from './leak-hunting.ts';
import { olderHousesSources } from './older-houses.ts';
import { placeSources } from './places.ts';
import { powerSources } from './power.ts';
import { psychrometricSources } from './psychrometrics.ts';
import { safetySources } from './safety.ts';
import type { Source } from './source.ts';
import { tenantSources } from './tenants.ts';
import { texasLawSources } from './texas-law.ts';
import { tradeSources } from './trade.ts';

/** Every page that a fact rests on. A source id names the organisation first. */
export const sources = {
  ...safetySources,
  ...dangerSources,
  ...healthAndRescueSources,
  ...firstHoursSources,
  ...powerSources,
  ...browserSources,
  ...olderHousesSources,
  ...floodRecoverySources,
  ...texasLawSources,
  ...helpAndRightsSources,
  ...claimClocksSources,
  ...claimMoneySources,
  ...tenantSources,
  ...insuranceSources,
  ...tradeSources,
  ...equipmentSizingSources,
  ...leakHuntingSources,
  ...credentialSources,
  ...psychrometricSources,
  ...placeSources,
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
