import {
  type AirScrubberInput,
  type AirScrubberResult,
  calculateAirScrubber,
  validateAirScrubber,
} from '#core/calculators/air-scrubber/air-scrubber.ts';
import { factors } from '#core/calculators/air-scrubber/factors.ts';
import type { ToolRules } from '../shell/use-tool.ts';

export type AirScrubberField = 'length' | 'width' | 'height' | 'targetAch' | 'unitCfm';

export const scrubberRules: ToolRules<AirScrubberField, AirScrubberInput, AirScrubberResult> = {
  defaults: {
    length: '',
    width: '',
    height: '',
    targetAch: String(factors.defaultAirChanges.value),
    unitCfm: String(factors.defaultUnitCfm.value),
  },
  labels: {
    length: 'Length (ft)',
    width: 'Width (ft)',
    height: 'Height (ft)',
    targetAch: 'Air changes per hour',
    unitCfm: 'Scrubber CFM',
  },
  validate: validateAirScrubber,
  calculate: calculateAirScrubber,
};
