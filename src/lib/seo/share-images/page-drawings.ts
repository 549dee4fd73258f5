import type { PageName } from '../../routes/addresses.ts';
import {
  airCheck,
  airMovement,
  airScrubber,
  circuits,
  dehumidification,
  psychrometric,
} from './calculator-drawings.ts';
import {
  claimClock,
  costBuilder,
  directory,
  dryingJob,
  equipmentCheck,
  lossRecord,
  moldRules,
} from './tool-drawings.ts';

/** What a tool shows, without its words, for the picture of its link: no drawing of the guides says it. */
export const toolDrawings: Partial<Record<PageName, () => string>> = {
  '/calculators/psychrometric': psychrometric,
  '/calculators/dehumidification': dehumidification,
  '/calculators/air-movement': airMovement,
  '/calculators/air-scrubber': airScrubber,
  '/calculators/circuits': circuits,
  '/calculators/air-check': airCheck,
  '/calculators/equipment-check': equipmentCheck,
  '/cost-builder': costBuilder,
  '/drying-job': dryingJob,
  '/loss-record': lossRecord,
  '/claim-clock': claimClock,
  '/insurance-directory': directory,
  '/mold-rules': moldRules,
};
