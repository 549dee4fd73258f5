import { factors } from './factors.ts';

/**
 * Share of the particles still in the air after some minutes, with perfect mixing and nothing new coming in.
 * @param airChanges air changes an hour
 */
export function shareLeft(airChanges: number, minutes: number): number {
  return Math.exp((-airChanges * minutes) / factors.minutesPerHour.value);
}
