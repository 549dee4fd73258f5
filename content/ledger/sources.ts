import { browserSources } from './sources/browsers.ts';
import { claimClocksSources } from './sources/claim-clocks.ts';
import { credentialSources } from './sources/credentials.ts';
import { dangerSources } from './sources/dangers.ts';
import { equipmentSizingSources } from './sources/equipment-sizing.ts';
import { firstHoursSources } from './sources/first-hours.ts';
import { floodRecoverySources } from './sources/flood-recovery.ts';
import { healthAndRescueSources } from './sources/health-and-rescue.ts';
import { helpAndRightsSources } from './sources/help-and-rights.ts';
import { insuranceSources } from './sources/insurance.ts';
import { leakHuntingSources } from './sources/leak-hunting.ts';
import { olderHousesSources } from './sources/older-houses.ts';
import { placeSources } from './sources/places.ts';
import { powerSources } from './sources/power.ts';
import { psychrometricSources } from './sources/psychrometrics.ts';
import { safetySources } from './sources/safety.ts';
import type { Source } from './sources/source.ts';
import { texasLawSources } from './sources/texas-law.ts';
import { tradeSources } from './sources/trade.ts';

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
  ...insuranceSources,
  ...tradeSources,
  ...equipmentSizingSources,
  ...leakHuntingSources,
  ...credentialSources,
  ...psychrometricSources,
  ...placeSources,
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
