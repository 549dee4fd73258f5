import { type CivilDay, civilDay } from '#core/lib/civil-day.ts';

/** Today where the reader is. */
export function today(): CivilDay {
  const now = new Date();
  return civilDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
