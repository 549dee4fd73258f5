import type { Reading } from '../../job/reading.ts';

export interface AirCheckInput {
  /** At least one, each place at most once. */
  readonly readings: readonly Reading[];
  readonly pressurePa: number;
  /** Temperature of a wet or cold surface, °F; null when it was not measured. */
  readonly surfaceF: number | null;
  /** Air through the dehumidifier, cubic feet a minute. */
  readonly airflowCfm: number | null;
  /** Air exchanged with the outside by a fan or a window, cubic feet a minute. */
  readonly exchangeCfm: number | null;
}
