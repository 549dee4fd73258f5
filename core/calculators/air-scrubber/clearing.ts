import { wholeUnitsFor } from '../../quantities/whole-units.ts';
import { factors, makerAirChanges } from './factors.ts';

/**
 * Minutes until a share of the particles is gone, with perfect mixing and nothing new coming in. Rooms mix less well, so
 * this is the shortest time. Unrounded.
 * @param airChanges air changes an hour, above 0
 * @param removed share to be gone, from 0 up to but not including 1
 */
export function minutesToClear(airChanges: number, removed: number): number {
  return (-Math.log(1 - removed) / airChanges) * factors.minutesPerHour.value;
}

/** Share of the particles still in the air after some minutes, with perfect mixing. */
export function shareLeft(airChanges: number, minutes: number): number {
  return Math.exp((-airChanges * minutes) / factors.minutesPerHour.value);
}

export interface MakerRange {
  /** CFM. */
  readonly lowCfm: number;
  readonly highCfm: number;
  /** Scrubbers, whole. */
  readonly lowUnits: number;
  readonly highUnits: number;
}

/** Airflow and scrubbers from the maker's plain floor of 6 air changes to the 12 that a consultant may ask. */
export function makerRange(volume: number, unitCfm: number): MakerRange {
  const cfm = (airChanges: number) => (volume * airChanges) / factors.minutesPerHour.value;
  const lowCfm = cfm(makerAirChanges.plainFloor.value);
  const highCfm = cfm(makerAirChanges.consultantHigh.value);
  return { lowCfm, highCfm, lowUnits: wholeUnitsFor(lowCfm / unitCfm), highUnits: wholeUnitsFor(highCfm / unitCfm) };
}
